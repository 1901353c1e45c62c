import { describe, expect, it } from 'vitest'
import { aConversation, list, page } from './assistant.fixture'
import { conversationsStep } from './conversations.machine'
import { type ConversationsEvent, listShownConversations } from './conversations.state'
import { type ConversationsState, groupConversations, NO_CONVERSATIONS } from './index'

const same = (state: ConversationsState, event: ConversationsEvent) => {
  const step = conversationsStep(state, event)
  expect(step.state).toBe(state)
  expect(step.effects).toEqual([])
}
const LOAD: ConversationsEvent = { type: 'load' }
const scroll = (distancePx: number): ConversationsEvent => ({ type: 'scroll', distancePx })
const rested = (generation: number): ConversationsEvent => ({ type: 'rested', generation })
const loaded = (generation: number, from: number, to: number, hasMore: boolean): ConversationsEvent => ({
  type: 'pageLoaded',
  generation,
  page: page(from, to, hasMore),
})
const pageFailed = (generation: number): ConversationsEvent => ({ type: 'pageFailed', generation })
const asks = (generation: number, lastId: string | null) => [
  { type: 'loadPage', afterMs: 0, generation, lastId, limit: 20 },
]
const rests = (generation: number) => [{ type: 'rest', afterMs: 200, generation }]
const FIRST: ConversationsEvent[] = [LOAD, loaded(1, 1, 20, true)]
const names = (state: ConversationsState, id: string | null = 'none') =>
  listShownConversations(state, { id, name: null })
    .map((conversation) => conversation.name)
    .filter((name) => id === null || name !== '新建对话')

describe('pages', () => {
  it('AI-04 the next page follows the last conversation, 200 ms after scrolling stops near the end', () => {
    const near = list([...FIRST, scroll(30)])
    expect(near.state.at).toBe('resting')
    expect(near.effects).toEqual(rests(2))
    const asked = list([rested(2)], near.state)
    expect(asked.effects).toEqual(asks(3, '20'))
    const { state } = list([loaded(3, 21, 25, false)], asked.state)
    expect(state).toMatchObject({ at: 'idle', hasMore: false })
    expect(state.items).toHaveLength(25)
    expect(state.items[24]).toMatchObject({ conversation: { id: '25' }, name: { wanted: '对话25' } })
  })

  it('AI-04 each scroll restarts the wait, scrolling away ends it', () => {
    const again = list([...FIRST, scroll(30), scroll(0)])
    expect(again.effects).toEqual(rests(3))
    same(again.state, rested(2))
    expect(list([rested(3)], again.state).effects).toEqual(asks(4, '20'))
    const away = list([scroll(31)], again.state)
    expect(away).toMatchObject({ state: { at: 'idle' }, effects: [] })
    same(away.state, rested(3))
  })

  it('AI-04 one page at a time: neither a scroll nor a late timer requests one while one is loading', () => {
    const { state } = list([...FIRST, scroll(0), rested(2)])
    same(state, scroll(0))
    same(state, scroll(500))
    same(state, rested(2))
    same(state, rested(3))
    same(state, LOAD)
    same(list([LOAD]).state, scroll(0))
  })

  it('AI-04 nothing is requested before the first page, and nothing after the last', () => {
    same(NO_CONVERSATIONS, scroll(0))
    same(NO_CONVERSATIONS, rested(0))
    same(list([LOAD, loaded(1, 1, 20, false)]).state, scroll(0))
  })

  it('AI-04 a page that arrives late, or twice, is dropped', () => {
    const { state } = list([...FIRST, scroll(0), rested(2)])
    same(state, loaded(1, 1, 20, true))
    same(state, pageFailed(1))
    same(list(FIRST).state, loaded(1, 1, 20, true))
    same(list(FIRST).state, pageFailed(1))
  })

  it('AI-04 a conversation received twice is listed once', () => {
    const more = list([...FIRST, scroll(0), rested(2), loaded(3, 15, 22, true)]).state
    expect(more.items).toHaveLength(22)
    expect(more.hasMore).toBe(true)
    const { conversations } = page(1, 2, false)
    const twice = list([
      LOAD,
      {
        type: 'pageLoaded',
        generation: 1,
        page: { conversations: [...conversations, ...conversations], hasMore: false },
      },
    ])
    expect(names(twice.state)).toEqual(['对话1', '对话2'])
  })

  it('AI-04 a page with nothing new is the last, whatever its hasMore', () => {
    const events = [...FIRST, scroll(0), rested(2)]
    expect(list([...events, loaded(3, 1, 20, true)]).state.hasMore).toBe(false)
    expect(list([...events, loaded(3, 1, 0, true)]).state.hasMore).toBe(false)
    expect(list([LOAD, loaded(1, 1, 0, true)]).state.hasMore).toBe(false)
  })

  it('AI-04 a failed page is requested again by scrolling or by hand', () => {
    const failed = list([...FIRST, scroll(0), rested(2), pageFailed(3)])
    expect(failed).toMatchObject({ state: { at: 'failed', hasMore: true }, effects: [] })
    expect(failed.state.items).toHaveLength(20)
    expect(list([LOAD], failed.state).effects).toEqual(asks(4, '20'))
    expect(list([scroll(0), rested(4)], failed.state).effects).toEqual(asks(5, '20'))
    same(failed.state, scroll(31))
    expect(list([LOAD, pageFailed(1), LOAD]).effects).toEqual(asks(2, null))
  })

  it('AI-04 an unknown event changes nothing', () => {
    const unknown = { type: 'whatever' } as unknown as ConversationsEvent
    for (const events of [[], [LOAD], FIRST]) same(list(events).state, unknown)
  })
})

describe('a conversation begun in the chat', () => {
  const started = (conversationId: string, name = '桥梁'): ConversationsEvent => ({
    type: 'started',
    conversationId,
    name,
  })

  it('AI-02 is listed first, by the name that the server has given it too', () => {
    const { state, effects } = list([...FIRST, started('n')])
    expect(effects).toEqual([])
    expect(listShownConversations(state, { id: 'n', name: '桥梁' }).slice(0, 2)).toEqual([
      { id: 'n', name: '桥梁' },
      { id: '1', name: '对话1' },
    ])
    same(list([...FIRST]).state, started('3'))
  })

  it('AI-02 a page that contains it later does not list it twice, and paging continues from the page’s last item', () => {
    const { state } = list([LOAD, started('n'), { ...loaded(1, 1, 20, true) }, scroll(0)])
    expect(state.items).toHaveLength(21)
    expect(list([rested(2)], state).effects).toEqual(asks(3, '20'))
  })

  it('AI-05 a deleted one does not come back', () => {
    const remove: ConversationsEvent[] = [
      { type: 'askRemove', conversationId: '3' },
      { type: 'confirmRemove' },
    ]
    const removing = list([...FIRST, ...remove]).state
    same(removing, started('3'))
    same(list([{ type: 'removeAnswered', conversationId: '3', ok: true }], removing).state, started('3'))
  })
})

it('AI-04 the list is grouped by when a conversation was last used', () => {
  const at = (day: string) => Date.parse(`${day}T04:00:00Z`)
  const used = (id: string, updatedAt: number) => ({ ...aConversation(id), updatedAt })
  const conversations = [
    used('1', at('2026-11-20')),
    used('2', at('2026-11-19')),
    used('3', at('2026-11-14')),
    used('4', at('2026-11-13')),
  ]
  const { state } = list([
    LOAD,
    { type: 'pageLoaded', generation: 1, page: { conversations, hasMore: false } },
  ])
  const groups = (id: string | null) =>
    groupConversations(state, { id, name: null }, at('2026-11-20')).map((group) => [
      group.label,
      group.conversations.map((conversation) => conversation.id).join(),
    ])
  expect(groups('1')).toEqual([
    ['今天', '1'],
    ['最近 7 天', '2,3'],
    ['更早', '4'],
  ])
  expect(groups(null)[0]).toEqual(['今天', ',1'])
})

it('AI-04 conversations of one name are told apart by when they were used', () => {
  const item = (id: string, name: string, updatedAt: number) => ({ ...aConversation(id), name, updatedAt })
  const conversations = [
    item('1', '重庆市政工程招标', 2),
    item('2', '重庆市政工程招标', 1),
    item('3', '电力工程', 1),
  ]
  const { state } = list([
    LOAD,
    { type: 'pageLoaded', generation: 1, page: { conversations, hasMore: false } },
  ])
  const shown = groupConversations(state, { id: '1', name: null }, 3).flatMap((group) => group.conversations)
  expect(shown.map(({ usedAt }) => usedAt)).toEqual([2, 1, undefined])
})
