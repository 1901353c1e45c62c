import { expect, it } from 'vitest'
import { planDistribution, type TableState } from './distribution-plan'
import type { Placement } from './placements'

const PLACEMENTS = new Map<string, Placement>([
  ['records', { class: 'distributed', column: 'id' }],
  ['views', { class: 'distributed', column: 'user_id' }],
  ['coverage', { class: 'reference' }],
  ['users', { class: 'local' }],
])

const table = (name: string, state: Partial<TableState> = {}): TableState => ({
  ...{ name, class: 'local', column: null, hasLeftover: false, foreignKeys: [] },
  ...state,
})

const fresh = [
  table('coverage'),
  table('records'),
  table('users'),
  table('views', { foreignKeys: [{ name: 'views_user', to: 'users' }] }),
]
const done = [
  table('coverage', { class: 'reference' }),
  table('records', { class: 'distributed', column: 'id' }),
  table('users'),
  table('views', { class: 'distributed', column: 'user_id' }),
]

it('places each table as declared, without the foreign keys that the engine refuses', () => {
  expect(planDistribution(fresh, PLACEMENTS).steps).toEqual([
    { do: 'replicate', table: 'coverage' },
    { do: 'distribute', table: 'records', column: 'id' },
    { do: 'clear', table: 'records' },
    { do: 'drop-key', table: 'views', key: 'views_user', to: 'users' },
    { do: 'distribute', table: 'views', column: 'user_id' },
    { do: 'clear', table: 'views' },
  ])
})

it('has nothing to do twice, and goes on where it was cut off', () => {
  expect(planDistribution(done, PLACEMENTS).steps).toEqual([])
  const cutOff = [
    done[0]!,
    table('records', { class: 'distributed', column: 'id', hasLeftover: true }),
    ...fresh.slice(2),
  ]
  expect(planDistribution(cutOff, PLACEMENTS).steps[0]).toEqual({ do: 'clear', table: 'records' })
  expect(planDistribution(cutOff, PLACEMENTS).steps).toHaveLength(4)
})

it('names tables that are not its own, and tables that are placed otherwise', () => {
  const other = table('records', { class: 'distributed', column: 'name' })
  const plan = planDistribution([other, table('theirs')], PLACEMENTS)
  expect([plan.unknown, plan.misplaced]).toEqual([['theirs'], [other]])
})
