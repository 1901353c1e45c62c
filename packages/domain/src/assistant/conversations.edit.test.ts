import { describe, expect, it } from 'vitest'
import { list, page } from './assistant.fixture'
import { conversationsStep } from './conversations.machine'
import { type ConversationsEvent, listShownConversations } from './conversations.state'
import type { ConversationsState } from './index'

const same = (state: ConversationsState, event: ConversationsEvent) => {
  const step = conversationsStep(state, event)
  expect(step.state).toBe(state)
  expect(step.effects).toEqual([])
}
const BUSY = { type: 'notify', afterMs: 0, text: '服务器繁忙，请稍后重试' }
const START: ConversationsEvent[] = [
  { type: 'load' },
  { type: 'pageLoaded', generation: 1, page: page(1, 3, true) },
]
const names = (state: ConversationsState) =>
  listShownConversations(state, { id: '1', name: null }).map((conversation) => conversation.name)

describe('renaming', () => {
  const rename = (name: string, conversationId = '2'): ConversationsEvent => ({
    type: 'rename',
    conversationId,
    name,
  })
  const renamed = (name: string, ok = true, conversationId = '2'): ConversationsEvent => ({
    type: 'renamed',
    conversationId,
    name,
    ok,
  })
  const sends = (name: string) => ({ type: 'rename', afterMs: 0, conversationId: '2', name })

  it('AI-04 is shown at once and sent, without surrounding spaces', () => {
    const { state, effects } = list([...START, rename(' 桥梁 ')])
    expect(names(state)).toEqual(['对话1', '桥梁', '对话3'])
    expect(effects).toEqual([sends('桥梁')])
    const kept = list([renamed('桥梁')], state)
    expect(names(kept.state)).toEqual(['对话1', '桥梁', '对话3'])
    expect(kept.effects).toEqual([])
  })

  it('AI-04 is rolled back when it fails', () => {
    const { state, effects } = list([...START, rename('桥梁'), renamed('桥梁', false)])
    expect(names(state)).toEqual(['对话1', '对话2', '对话3'])
    expect(effects).toEqual([BUSY])
  })

  it('AI-04 renamed again before the answer, the last name is sent after it', () => {
    const again = list([...START, rename('桥梁'), rename('隧道')])
    expect(again.effects).toEqual([])
    expect(list([renamed('桥梁')], again.state).effects).toEqual([sends('隧道')])
    const failed = list([renamed('桥梁', false)], again.state)
    expect(failed.effects).toEqual([BUSY, sends('隧道')])
    expect(names(list([renamed('隧道', false)], failed.state).state)[1]).toBe('对话2')
    const saved = list([renamed('桥梁'), renamed('隧道', false)], again.state)
    expect(names(saved.state)[1]).toBe('桥梁')
  })

  it('AI-04 a blank name, the same name and an unknown conversation rename nothing', () => {
    const { state } = list(START)
    for (const name of ['', ' \u3000', '对话2', ' 对话2 ']) same(state, rename(name))
    same(state, rename('桥梁', '9'))
    same(state, rename('桥梁', '__proto__'))
    const removing = list([{ type: 'askRemove', conversationId: '2' }, { type: 'confirmRemove' }], state)
    same(removing.state, rename('桥梁'))
  })

  it('AI-04 an answer to no call, or to another one, changes nothing', () => {
    const { state } = list([...START, rename('桥梁')])
    same(state, renamed('隧道', false))
    same(state, renamed('桥梁', false, '9'))
    same(list(START).state, renamed('桥梁', false))
  })
})

describe('deleting', () => {
  const ask = (conversationId = '2'): ConversationsEvent => ({ type: 'askRemove', conversationId })
  const CONFIRM: ConversationsEvent = { type: 'confirmRemove' }
  const CANCEL: ConversationsEvent = { type: 'cancelRemove' }
  const answer = (ok: boolean, conversationId = '2'): ConversationsEvent => ({
    type: 'removeAnswered',
    conversationId,
    ok,
  })

  it('AI-05 asks first, and cancelling changes nothing', () => {
    const { state } = list(START)
    const asked = list([ask()], state)
    expect(asked).toMatchObject({ state: { confirming: '2' }, effects: [] })
    expect(names(asked.state)).toEqual(['对话1', '对话2', '对话3'])
    same(asked.state, ask())
    expect(list([ask('3')], asked.state).state.confirming).toBe('3')
    expect(list([CANCEL], asked.state)).toEqual({ state, effects: [] })
    same(state, CANCEL)
    same(state, CONFIRM)
    same(state, ask('9'))
  })

  it('AI-05 confirmed it is hidden and deleted, once; the chat is told when it is gone', () => {
    const confirmed = list([...START, ask(), CONFIRM])
    expect(confirmed.effects).toEqual([{ type: 'remove', afterMs: 0, conversationId: '2' }])
    expect(names(confirmed.state)).toEqual(['对话1', '对话3'])
    same(confirmed.state, CONFIRM)
    same(confirmed.state, ask())
    const gone = list([answer(true)], confirmed.state)
    expect(gone.effects).toEqual([{ type: 'removed', afterMs: 0, conversationId: '2' }])
    expect(names(gone.state)).toEqual(['对话1', '对话3'])
    expect(gone.state).toMatchObject({ removing: [], removed: ['2'] })
    expect(gone.state.items).toHaveLength(2)
    same(gone.state, answer(true))
    same(gone.state, answer(false))
  })

  it('AI-05 a failed deletion restores it in place', () => {
    const two = list([...START, ask(), CONFIRM, ask('1'), CONFIRM])
    const { state, effects } = list([answer(false)], two.state)
    expect(names(state)).toEqual(['对话2', '对话3'])
    expect(effects).toEqual([BUSY])
    expect(list([answer(false, '1')], state).state).toEqual(list(START).state)
    same(list(START).state, answer(true))
  })

  it('AI-05 the current conversation is not listed while it is being deleted, nor afterwards', () => {
    const removing = list([...START, ask(), CONFIRM]).state
    const current = { id: '2', name: '对话2' }
    const ids = (state: ConversationsState) =>
      listShownConversations(state, current).map((conversation) => conversation.id)
    expect(ids(removing)).toEqual(['1', '3'])
    expect(ids(list([answer(true)], removing).state)).toEqual(['1', '3'])
  })

  it('AI-04 a page already requested does not bring back a deleted conversation', () => {
    const { state } = list([
      ...START,
      { type: 'scroll', distancePx: 0 },
      { type: 'rested', generation: 2 },
      ask(),
      CONFIRM,
      answer(true),
      { type: 'pageLoaded', generation: 3, page: page(2, 4, true) },
    ])
    expect(names(state)).toEqual(['对话1', '对话3', '对话4'])
  })

  it('AI-04 the next page follows the last conversation that is not deleted', () => {
    const next = (events: readonly ConversationsEvent[]) =>
      list([...START, ...events, { type: 'scroll', distancePx: 0 }, { type: 'rested', generation: 2 }])
        .effects
    expect(next([ask('3'), CONFIRM])).toMatchObject([{ type: 'loadPage', lastId: '2' }])
    expect(next([ask('3'), CONFIRM, answer(true, '3')])).toMatchObject([{ lastId: '2' }])
    expect(next([ask('3'), CONFIRM, answer(false, '3')])).toMatchObject([{ lastId: '3' }])
  })
})
