import { describe, expect, it } from 'vitest'
import { testClock } from '../testing'
import { type InviteGateway, type InviteState, inviteFlow } from './index'
import type { InviteShellEffect } from './invite.flow'

const GIFT = { inviter: '张三', scopeName: '建筑管家 SVIP', days: 3 }

function begin(answers: Partial<InviteGateway> = {}) {
  const clock = testClock()
  const asked: string[] = []
  const gateway: InviteGateway = {
    check: async (code) => {
      asked.push(`check ${code}`)
      return (await answers.check?.(code)) ?? GIFT
    },
    claim: async (code) => {
      asked.push(`claim ${code}`)
      return (await answers.claim?.(code)) ?? { step: 0, msg: null }
    },
  }
  const states: InviteState['at'][] = []
  const effects: InviteShellEffect['type'][] = []
  const flow = inviteFlow(
    gateway,
    clock,
  )({ onState: (state) => states.push(state.at), onEffect: (effect) => effects.push(effect.type) })
  const open = (loggedIn: boolean) => flow.send({ type: 'open', code: 'abc', loggedIn })
  return { flow, open, clock, asked, states, effects }
}

describe('the share page over its ports', () => {
  it('INV-01 logged in: checked, offered, claimed only once by a double click, refreshed', async () => {
    const { flow, open, clock, asked, states, effects } = begin()
    open(true)
    await clock.pass(0)
    flow.send({ type: 'claim' })
    flow.send({ type: 'claim' })
    await clock.pass(0)
    expect(asked).toEqual(['check abc', 'claim abc'])
    expect(states).toEqual(['checking', 'offer', 'claiming', 'claimed'])
    expect(effects).toEqual(['refreshMember'])
    expect(clock.slept).toEqual([])
    expect(flow.state()).toMatchObject({ at: 'claimed', gift: { inviter: '张三' } })
  })

  it('INV-01 an invalid code goes home after 150 ms, not before', async () => {
    const { open, clock, asked, effects } = begin({ check: async () => ({ error: '60000', message: null }) })
    open(true)
    await clock.pass(149)
    expect(effects).toEqual([])
    await clock.pass(1)
    expect(effects).toEqual(['goHome'])
    expect(clock.slept).toEqual([150])
    expect(asked).toEqual(['check abc'])
  })
})
