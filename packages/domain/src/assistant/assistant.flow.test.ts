import { describe, expect, it } from 'vitest'
import { NOW, testClock } from '../testing'
import { aPiece, fakeGateway, NAME, page, send } from './assistant.fixture'
import { conversationsFlow } from './conversations.flow'
import { listShownConversations } from './conversations.state'
import {
  type AssistantGateway,
  assistantFlow,
  type ChatState,
  type ConversationsState,
  listChatMessages,
  NEW_CHAT,
  NO_CONVERSATIONS,
} from './index'

const BUSY = '服务器繁忙，请稍后重试'
const pages = async (lastId: string | null) => (lastId === null ? page(1, 20, true) : page(21, 22, false))

describe('the list over its ports', () => {
  function begin(held: Partial<AssistantGateway> = {}, clock = testClock()) {
    const world = fakeGateway({ conversations: pages, ...held })
    const states: ConversationsState['at'][] = []
    const flow = conversationsFlow(
      world.gateway,
      clock,
    )({ onState: (state) => states.push(state.at), onEffect: () => {} })
    flow.send({ type: 'load' })
    return { ...world, clock, flow, states }
  }

  it('AI-04 the next page is requested 200 ms after the last scroll near the end', async () => {
    const { flow, clock, asked, states } = begin()
    await clock.pass(0)
    flow.send({ type: 'scroll', distancePx: 30 })
    await clock.pass(199)
    flow.send({ type: 'scroll', distancePx: 10 })
    await clock.pass(199)
    expect(asked).toEqual([['conversations', null, 20]])
    await clock.pass(1)
    expect(asked.slice(1)).toEqual([['conversations', '20', 20]])
    expect(flow.state()).toMatchObject({ at: 'idle', hasMore: false })
    expect(states).toEqual(['loading', 'idle', 'resting', 'resting', 'loading', 'idle'])
    expect(clock.slept).toEqual([200, 200])
  })

  it('AI-04 a clock that goes back delays nothing', async () => {
    const clock = testClock()
    let time = NOW
    const now = () => {
      time -= 60_000
      return time
    }
    const back = { ...clock, now }
    const { flow, asked } = begin({}, back)
    await clock.pass(0)
    flow.send({ type: 'scroll', distancePx: 0 })
    await clock.pass(200)
    expect(asked).toHaveLength(2)
  })

  it('AI-04 a failed page can be requested again', async () => {
    let calls = 0
    const conversations = async (lastId: string | null) => {
      calls += 1
      return calls === 1 ? { error: '500' } : pages(lastId)
    }
    const { flow, clock } = begin({ conversations })
    await clock.pass(0)
    expect(flow.state().at).toBe('failed')
    flow.send({ type: 'load' })
    await clock.pass(0)
    expect(flow.state().items).toHaveLength(20)
  })
})

describe('the drawer', () => {
  function begin(held: Partial<AssistantGateway> = {}) {
    const clock = testClock()
    const world = fakeGateway(held)
    const heard: string[] = []
    const seen: { chat: ChatState; list: ConversationsState } = { chat: NEW_CHAT, list: NO_CONVERSATIONS }
    const drawer = assistantFlow(
      world.gateway,
      clock,
    )({
      onChat: (state) => {
        seen.chat = state
      },
      onConversations: (state) => {
        seen.list = state
      },
      onNotify: (text) => heard.push(text),
    })
    const shown = () => {
      return listShownConversations(seen.list, seen.chat.conversation)
    }
    return { ...world, clock, heard, seen, drawer, shown }
  }
  async function answered(held: Partial<AssistantGateway> = {}) {
    const all = begin(held)
    await all.clock.pass(0)
    all.drawer.chat(send())
    await all.clock.pass(0)
    all.streams[0]?.push(aPiece({ answer: '有', conversationId: 'n' }))
    all.streams[0]?.push('end')
    await all.clock.pass(0)
    return all
  }

  it('AI-04 once open it shows the list, with 新建对话 on top', async () => {
    const { clock, shown, asked } = begin()
    await clock.pass(0)
    expect(asked).toEqual([['conversations', null, 20]])
    expect(shown().map((conversation) => conversation.name)).toEqual(['新建对话', '对话1', '对话2'])
  })

  it('AI-02 a conversation is listed with its name once its stream has closed, without another call', async () => {
    const { shown, asked, heard } = await answered()
    expect(asked.map(([call]) => call)).toEqual(['conversations', 'chat'])
    expect(shown().map((conversation) => conversation.name)).toEqual([NAME, '对话1', '对话2'])
    expect(heard).toEqual([])
  })

  it('AI-05 deleting the current conversation starts a new one, once it is deleted', async () => {
    const { drawer, clock, shown, seen, asked } = await answered()
    drawer.conversations({ type: 'askRemove', conversationId: 'n' })
    drawer.conversations({ type: 'confirmRemove' })
    await clock.pass(0)
    expect(asked.at(-1)).toEqual(['remove', 'n'])
    expect(seen.chat).toMatchObject({ at: 'idle', conversation: { id: null, name: null }, messages: [] })
    expect(shown().map((conversation) => conversation.name)).toEqual(['新建对话', '对话1', '对话2'])
  })

  it('AI-05 when deleting fails everything is as before', async () => {
    const { drawer, clock, shown, seen, heard } = await answered({ remove: async () => ({ error: '500' }) })
    drawer.conversations({ type: 'askRemove', conversationId: 'n' })
    drawer.conversations({ type: 'confirmRemove' })
    await clock.pass(0)
    expect(heard).toEqual([BUSY])
    expect(shown().map((conversation) => conversation.name)).toEqual([NAME, '对话1', '对话2'])
    expect(seen.chat && listChatMessages(seen.chat)).toMatchObject([{ answer: '有' }])
  })

  it('AI-01 closing stops the answer in progress, and nothing more is called', async () => {
    const { drawer, clock, asked, streams } = begin()
    await clock.pass(0)
    drawer.chat(send())
    await clock.pass(0)
    streams[0]?.push(aPiece({ answer: '有' }))
    await clock.pass(0)
    drawer.conversations({ type: 'scroll', distancePx: 0 })
    drawer.close()
    await clock.pass(1000)
    expect(asked.map(([call]) => call)).toEqual(['conversations', 'chat', 'stop'])
    expect(streams[0]?.cancels()).toBe(1)
  })
})
