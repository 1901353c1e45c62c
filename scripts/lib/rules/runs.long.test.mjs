import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { at } from '../workspace.mjs'
import { readBook } from './book.mjs'
import { findEntryName } from './entries.mjs'
import { problemsOf } from './judge.mjs'
import { pageOf } from './page.mjs'
import { readSources } from './read-sources.mjs'
import { readWorkspace } from './read-workspace.mjs'
import { kindOf, readRuns } from './runs.mjs'

const made = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const BOOK = `PAY\tPurchase
PAY-01\tBuying asks for a login.
PAY-02\tPolls 30 times.
PAY-03\tA refund is paid back.\tplanned
`
const WORKSPACE = {
  'domain/src/purchase/index.ts':
    "export * from './buy'\nexport { poll as pollOrder } from './poll'\nexport * from './refund'",
  'domain/src/purchase/buy.ts': `import { LIMIT } from './limit'
/** Asks for a login (PAY-01). */
export const buy = () => LIMIT`,
  'domain/src/purchase/limit.ts': 'export const LIMIT = 3',
  'domain/src/purchase/poll.ts': `/** Polls (PAY-02). */
export function poll() {}`,
  'domain/src/purchase/refund.ts': `import { DAYS } from './days'
/** Pays back (PAY-03). */
export const refund = () => DAYS`,
  'domain/src/purchase/days.ts': 'export const DAYS = 7',
  'domain/src/purchase/buy.test.ts': "it('PAY-01 PAY-02 PAY-03 all of it', () => {})",
  'web/src/app/screens/static/svip/page.tsx': `import { View } from '@/views'
export default function Page() { return <View /> }`,
  'web/src/views.tsx': `import { buy } from '@zhushutong/domain/purchase'
export function View() { return <button onClick={buy} /> }`,
  'gateway/src/main.ts': "import { ordersFeature } from './orders'\nordersFeature()",
  'gateway/src/orders/index.ts': "export { ordersFeature } from './orders.feature'",
  'gateway/src/orders/orders.feature.ts': `import { pollOrder } from '@zhushutong/domain/purchase'
import type { Handlers } from '../http'
type Orders = typeof contract.orders
export const ordersFeature = () => {
  const status = () => pollOrder()
  const handlers: Handlers<Orders> = { async one() { return status() }, page: async () => [] }
  return { handlers, jobs: [{ name: 'close orders', every: 1, run: pollOrder }] }
}`,
}

function lay(changes) {
  const folder = mkdtempSync(join(tmpdir(), 'runs-'))
  made.push(folder)
  for (const [path, text] of Object.entries({ ...WORKSPACE, 'domain/rules.tsv': BOOK, ...changes })) {
    if (text === null) continue
    const file = join(folder, 'packages', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

function judge(changes = {}) {
  const folder = lay(changes)
  const book = readBook(join(folder, 'packages/domain/rules.tsv'))
  const sources = readSources(join(folder, 'packages/domain/src'), book.id)
  const runs = readRuns(book, sources.exports, readWorkspace(folder))
  return { book, sources, runs, problems: problemsOf(book.rules, sources, runs) }
}
const runBy = (id, changes) => judge(changes).runs.runBy(id)
const problems = (changes) => judge(changes).problems

const FEATURE = 'gateway/src/orders/orders.feature.ts'
const VIEW = 'web/src/views.tsx'

describe('what runs a rule', () => {
  it('is a screen, found through barrels, elements and handlers', () => {
    expect(runBy('PAY-01')).toEqual(['screen svip'])
  })

  it('is a call, through the local values of its feature, and a job', () => {
    expect(runBy('PAY-02')).toEqual(['call orders.one', 'job close orders'])
  })

  describe('of what a factory returns, the methods that are used', () => {
    const feature = (jobs, more = '') => `import type { Handlers } from '../http'
import { orderStore } from './orders.store'
export const ordersFeature = () => {
  const store = orderStore({ poll: 1 })
  ${more}
  return { jobs: [${jobs}] }
}`
    const store = `import { buy } from '@zhushutong/domain/purchase'
import { pollOrder } from '@zhushutong/domain/purchase'
export function orderStore(options) {
  const again = () => pollOrder(options)
  return { async sweep() { buy() }, poll: () => again(), nothing: async () => [] }
}`
    const job = (name, run) => `{ name: '${name}', every: 1, run: ${run} }`
    const both = `${job('sweep', 'store.sweep')},${job('poll', '() => store.poll()')}`
    const runs = (code) => {
      const { runs } = judge({ [FEATURE]: code, 'gateway/src/orders/orders.store.ts': store })
      return ['PAY-01', 'PAY-02'].map((id) => runs.runBy(id).filter((name) => !name.startsWith('screen')))
    }

    it('directly', () => {
      expect(runs(feature(both))).toEqual([['job sweep'], ['job poll']])
    })

    it('through a member, a spread and a destructured name', () => {
      const more = 'const all = { ...store, made: store }'
      expect(runs(feature(`${job('sweep', 'all.sweep')},${job('poll', 'all.made.poll')}`, more))).toEqual([
        ['job sweep'],
        ['job poll'],
      ])
      expect(runs(feature(job('poll', 'poll'), 'const { poll } = store'))[0]).toEqual(['gateway orders'])
    })

    it('in a loop over several of them', () => {
      const sweep = job('sweep', 'async () => { for (const one of [store]) await one.sweep() }')
      expect(runs(feature(sweep))).toEqual([['job sweep'], ['gateway orders']])
    })

    it('through a parameter, of a call that another factory makes', () => {
      const more = `const runner = ((orders) => ({ run: () => orders.poll() }))(store)
  const routes = (app) => mountGroup(app, contract.orders, (({ own }) => ({ buy: () => own.sweep() }))({ own: store }))`
      expect(runs(feature(job('poll', 'runner.run'), more))).toEqual([['call orders.buy'], ['job poll']])
    })

    it('and all of it where the method is not known', () => {
      const all = job('all', '() => store[name]()')
      expect(runs(feature(all))).toEqual([['job all'], ['job all']])
    })
  })

  it('is a program of the gateway, each of which has a name', () => {
    const build = readFileSync(at('packages', 'gateway', 'tsup.config.ts'), 'utf8')
    const programs = /entry: \[([^\]]*)\]/.exec(build)[1].match(/\w+/g)
    expect(programs.length).toBeGreaterThan(2)
    const OWN_NAMES = { main: 'gateway', tasks: 'gateway tasks' }
    for (const name of programs)
      expect(findEntryName(`packages/gateway/src/app/${name}.ts`)).toBe(OWN_NAMES[name] ?? `command ${name}`)
  })

  it('has a kind, of which none is left out', () => {
    expect(['back office', 'portal server', 'every screen', 'SDK'].map(kindOf)).toEqual([
      'back office',
      'portal server',
      'screen',
      'SDK',
    ])
    expect(() => kindOf('portal')).toThrow('portal')
    expect(() => kindOf('robot one')).toThrow('robot one')
  })

  it('is nothing for a planned rule; code used only by it is not a problem', () => {
    expect(runBy('PAY-03')).toEqual([])
    expect(problems()).toEqual([])
  })

  it('is what a partner imports from the SDK', () => {
    const changes = {
      'sdk/package.json':
        '{ "exports": { ".": { "node": "./src/node.ts", "default": "./src/index.ts" }, "./pay": "./src/pay.ts" } }',
      'sdk/src/index.ts': 'export const nothing = 1',
      'sdk/src/node.ts': 'export const nothing = 1',
      'sdk/src/pay.ts': "import { refund } from '@zhushutong/domain/purchase'\nexport const pay = refund",
    }
    expect(runBy('PAY-03', changes)).toEqual(['SDK pay'])
  })

  it('is a dialog that a screen loads, and then not the screen', () => {
    const changes = {
      [VIEW]: "export const View = () => import('./dialogs/buy-dialog')",
      'web/src/dialogs/buy-dialog.tsx':
        "import { buy } from '@zhushutong/domain/purchase'\nexport default () => buy()",
    }
    expect(runBy('PAY-01', changes)).toEqual(['dialog buy'])
    expect(runBy('PAY-01', { ...changes, [VIEW]: 'export const View = () => null' })).toEqual([])
  })

  it.each([
    [
      'an import of types',
      "import type { buy } from '@zhushutong/domain/purchase'\nexport const View = (b: typeof buy) => null",
    ],
    [
      'a property of its name',
      "import { poll } from '@zhushutong/domain/purchase'\nexport const View = (x) => x.buy + poll",
    ],
    ['a test', null],
  ])('is not %s', (_, view) => {
    const test = { 'web/src/views.test.tsx': WORKSPACE[VIEW] }
    expect(problems({ ...test, [VIEW]: view })).toContain(
      'PAY-01 没有页面、接口或任务运行它：接入，或在规则书里标 planned',
    )
  })
})

describe('the check', () => {
  it('refuses a rule that nothing runs, unless it is planned', () => {
    const unrun = { [FEATURE]: 'export const ordersFeature = () => ({})' }
    expect(problems(unrun)).toEqual([
      'PAY-02 没有页面、接口或任务运行它：接入，或在规则书里标 planned',
      'purchase/poll.ts 的 poll 只有测试用到：接入、删除，或写明它属于哪条 planned 规则',
    ])
    expect(
      problems({ ...unrun, 'domain/rules.tsv': BOOK.replace('30 times.', '30 times.\tplanned') }),
    ).toEqual([])
  })

  it('refuses a planned rule that something runs', () => {
    const [problem] = problems({ 'domain/rules.tsv': BOOK.replace('a login.', 'a login.\tplanned') })
    expect(problem).toBe('PAY-01 标着 planned，却由 screen svip 运行')
  })

  it('refuses an exported value that only tests use, but not a type', () => {
    const unused = (code) => problems({ 'domain/src/purchase/more.ts': code })
    expect(unused('export const MORE = 1')).toEqual([
      'purchase/more.ts 的 MORE 只有测试用到：接入、删除，或写明它属于哪条 planned 规则',
    ])
    expect(unused('export interface More {}\nexport type Less = 1')).toEqual([])
    expect(unused('/** Waits (PAY-03). */\nexport const more = () => 1')).toEqual([])
  })

  it('the page names what runs a rule, and lists planned rules apart', () => {
    const { book, sources, runs } = judge()
    const page = pageOf(book, sources, runs, '../src')
    const [run, planned] = page.split('## Planned')
    expect(run).toContain(
      '| PAY-01 | Buying asks for a login. | [purchase/buy.ts](../src/purchase/buy.ts) `buy` | screen svip |',
    )
    expect(run).toContain('| [PAY](#pay) | Purchase | 2 | 1 |')
    expect(run).not.toContain('PAY-03')
    expect(planned).toContain(
      '| PAY-03 | A refund is paid back. | [purchase/refund.ts](../src/purchase/refund.ts) `refund` |',
    )
  })
})
