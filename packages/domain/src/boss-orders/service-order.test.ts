import { describe, expect, it } from 'vitest'
import {
  findOrderLife,
  listStages,
  MAX_ORDER_NOTE,
  moveServiceOrder,
  refuseRemoval,
  SERVICE_KINDS,
  SERVICE_STAGE_NOTES,
  STAGES_OF,
} from './index'
import { aRequirement, aServiceOrder } from './service-order.fixture'

const on = { type: 'advance' } as const
const accepted = { requirementId: 'license', state: 'accepted' } as const

describe('moving on', () => {
  it.each(SERVICE_KINDS)('BOS-01 %s goes through its stages to its end, one after the other', (kind) => {
    const all = { kind, paid: 1000, files: [accepted] }
    const stages = STAGES_OF[kind]
    expect([stages[0], stages[1], stages.at(-1)]).toEqual(['sign', 'pay', 'done'])
    for (const [at, stage] of stages.slice(0, -1).entries())
      expect(moveServiceOrder(aServiceOrder({ ...all, stage }), on)).toEqual({ stage: stages[at + 1] })
    for (const stage of stages) expect(SERVICE_STAGE_NOTES[stage]).not.toBe('')
  })

  it.each([
    ['without a signed contract', { stage: 'sign', contract: 'to-sign' }, '合同还没有签署'],
    ['with a fen missing of the first payment', { stage: 'pay', paid: 599 }, '首笔款项还没有到账'],
    ['without a needed file', {}, '“营业执照”还没有核对通过'],
    ['with a file that waits', { files: [{ ...accepted, state: 'submitted' }] }, '“营业执照”还没有核对通过'],
    ['to its end with a fen open', { stage: 'deliver', paid: 999 }, '款项还没有付清'],
  ] as const)('BOS-01 it does not go on %s', (_, over, message) => {
    expect(moveServiceOrder(aServiceOrder(over), on)).toEqual({ error: 'too-early', message })
  })

  it('BOS-01 an optional file keeps nobody, nor one of another stage', () => {
    const requirements = [aRequirement({ isNeeded: false }), aRequirement({ id: 'x', stage: 'deliver' })]
    expect(moveServiceOrder(aServiceOrder({ requirements }), on)).toEqual({ stage: 'declare' })
  })

  it('BOS-01 it goes back one stage with a reason', () => {
    const back = (note: string, stage = 'review' as const) =>
      moveServiceOrder(aServiceOrder({ stage }), { type: 'back', note })
    expect(back('补正')).toEqual({ stage: 'declare' })
    expect(back(' ')).toMatchObject({ error: 'no-reason' })
    expect(back('字'.repeat(MAX_ORDER_NOTE))).toEqual({ stage: 'declare' })
    expect(back('字'.repeat(MAX_ORDER_NOTE + 1))).toMatchObject({ error: 'too-long' })
    expect(back('补正', 'sign' as never)).toMatchObject({ error: 'wrong-state' })
  })

  it('BOS-01 nothing leaves an order that is done or closed', () => {
    const close = { type: 'close', by: 'staff', reason: '停办' } as const
    for (const over of [{ stage: 'done', paid: 1000 }, { closedAt: 1 }] as const)
      for (const event of [on, close, { type: 'back', note: '补正' }] as const)
        expect(moveServiceOrder(aServiceOrder(over), event)).toMatchObject({ error: 'over' })
    expect(findOrderLife(aServiceOrder({ stage: 'done' }))).toBe('done')
    expect(findOrderLife(aServiceOrder({ stage: 'done', closedAt: 1 }))).toBe('closed')
    expect(findOrderLife(aServiceOrder())).toBe('active')
  })

  it('BOS-01 the line of stages has what is behind, now and ahead; of a done order all is behind', () => {
    const states = (stage: 'collect' | 'done') =>
      listStages({ kind: 'staff', stage }).map(({ state }) => state)
    expect(states('collect')).toEqual(['done', 'done', 'current', 'ahead', 'ahead', 'ahead'])
    expect(states('done')).toEqual(Array(6).fill('done'))
  })
})

describe('closing and deleting', () => {
  const close = (by: 'boss' | 'staff', over: object, reason = ' 暂不需要 ') =>
    moveServiceOrder(aServiceOrder(over), { type: 'close', by, reason })

  it('BOS-05 the principal closes before work has begun, the staff until the end', () => {
    for (const stage of ['sign', 'pay'] as const)
      expect(close('boss', { stage, paid: 0 })).toEqual({ reason: '暂不需要' })
    expect(close('boss', { stage: 'pay', paid: 1 })).toMatchObject({ error: 'too-late' })
    expect(close('boss', { stage: 'collect', paid: 0 })).toMatchObject({ error: 'too-late' })
    expect(close('staff', { stage: 'review' })).toEqual({ reason: '暂不需要' })
    expect(close('boss', { stage: 'sign', paid: 0 }, ' ')).toMatchObject({ error: 'no-reason' })
  })

  it('BOS-05 only what is over is taken from the list', () => {
    expect(refuseRemoval(aServiceOrder())).toMatchObject({ error: 'wrong-state' })
    expect(refuseRemoval(aServiceOrder({ closedAt: 1 }))).toBeNull()
    expect(refuseRemoval(aServiceOrder({ stage: 'done' }))).toBeNull()
  })
})
