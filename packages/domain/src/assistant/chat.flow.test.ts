import { describe, expect, it } from 'vitest'
import { testClock } from '../testing'
import { aPastMessage, aPiece, fakeGateway, handStream, NAME, QUESTION, send } from './assistant.fixture'
import type { ChatShellEffect } from './chat.flow'
import { chatFlow } from './chat.flow'
import type { ChatEvent } from './chat.state'
import {
  type AssistantGateway,
  type ChatRefusal,
  type ChatState,
  type ChatStream,
  listChatMessages,
} from './index'

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}
const STOP: ChatEvent = { type: 'stop' }
const words = (...answers: string[]) => answers.map((answer) => aPiece({ answer }))

function begin(held: Partial<AssistantGateway> = {}) {
  const world = fakeGateway(held)
  const states: ChatState['at'][] = []
  const effects: ChatShellEffect[] = []
  const flow = chatFlow(
    world.gateway,
    testClock(),
  )({ onState: (state) => states.push(state.at), onEffect: (effect) => effects.push(effect) })
  const answers = () => listChatMessages(flow.state()).map(({ answer, status }) => [answer, status])
  return { ...world, flow, states, effects, answers }
}

describe('the chat over its ports', () => {
  it('AI-01 AI-02 reads an answer piece by piece and names the conversation at its end', async () => {
    const { flow, asked, streams, states, effects, answers } = begin()
    flow.send(send())
    await settle()
    expect(asked).toEqual([['chat', { query: QUESTION, conversationId: null, files: [] }]])
    for (const piece of words('有', '三个')) streams[0]?.push(piece)
    await settle()
    expect(answers()).toEqual([['有三个', 'loading']])
    expect(effects).toEqual([])
    streams[0]?.push('end')
    await settle()
    expect(answers()).toEqual([['有三个', 'whole']])
    expect(states).toEqual(['loading', 'loading', 'loading', 'idle'])
    expect(effects).toEqual([{ type: 'conversationStarted', conversationId: 'c1', name: NAME }])
    expect([streams[0]?.cancels(), streams[0]?.pulls()]).toEqual([0, 3])
  })

  it('AI-01 listeners get each state once, and nothing for events without effect', async () => {
    const { flow, states, streams } = begin()
    flow.send(send())
    await settle()
    streams[0]?.push(aPiece({ conversationId: null, messageId: null, taskId: null }))
    await settle()
    expect(states).toEqual(['loading'])
  })

  it('AI-01 stopping stops the task first, then the reading, also of a silent stream', async () => {
    let stopped = (_: { done: true }) => {}
    const stop = () => new Promise<{ done: true }>((resolve) => (stopped = resolve))
    const { flow, asked, streams, answers } = begin({ stop })
    flow.send(send())
    await settle()
    streams[0]?.push(aPiece({ answer: '有' }))
    await settle()
    flow.send(STOP)
    expect(asked.at(-1)).toEqual(['stop', 't1'])
    await settle()
    expect(streams[0]?.cancels()).toBe(0)
    streams[0]?.push(aPiece({ answer: '三个' }))
    stopped({ done: true })
    await settle()
    expect(answers()).toEqual([['有', 'stopped']])
    expect([streams[0]?.cancels(), streams[0]?.pulls()]).toEqual([1, 2])
  })

  it('AI-01 stopped before its first chunk, its stream is closed', async () => {
    const { flow, asked, streams, answers } = begin()
    flow.send(send())
    await settle()
    flow.send(STOP)
    await settle()
    expect([asked.length, streams[0]?.cancels()]).toEqual([1, 1])
    expect(answers()).toEqual([['', 'busy']])
  })

  it('AI-01 a drawer that closes stops the answer, then its stream', async () => {
    const { flow, asked, streams, answers } = begin()
    flow.send(send())
    await settle()
    streams[0]?.push(aPiece({ answer: '有' }))
    await settle()
    flow.stop()
    await settle()
    expect(asked.at(-1)).toEqual(['stop', 't1'])
    expect(streams[0]?.cancels()).toBe(1)
    streams[0]?.push(aPiece({ answer: '三个' }))
    await settle()
    expect(answers()).toEqual([['有', 'stopped']])
  })

  it('AI-01 a new question does not mix with the stream abandoned before it', async () => {
    const { flow, asked, streams, answers } = begin()
    flow.send(send())
    flow.send(STOP)
    flow.send(send('再问'))
    await settle()
    streams[1]?.push(aPiece({ answer: '新', conversationId: 'c2', taskId: 't2' }))
    streams[0]?.push(aPiece({ answer: '旧' }))
    await settle()
    expect(answers()).toEqual([
      ['', 'busy'],
      ['新', 'loading'],
    ])
    expect(asked.filter(([call]) => call === 'stop')).toEqual([])
    expect(streams.map((stream) => stream.cancels())).toEqual([1, 0])
    expect(flow.state().conversation).toEqual({ id: 'c2', name: null })
  })

  it('AI-05 an error code in the stream ends the reading', async () => {
    const { flow, streams, answers } = begin()
    flow.send(send())
    await settle()
    streams[0]?.push(aPiece({ answer: '有', errorCode: '500' }))
    await settle()
    expect(answers()).toEqual([['有', 'terminated']])
  })

  it('AI-05 a broken stream fails its own answer only', async () => {
    const { flow, streams, answers } = begin()
    flow.send(send())
    await settle()
    streams[0]?.push(aPiece({ answer: '有' }))
    streams[0]?.push('break')
    await settle()
    expect(answers()).toEqual([['有', 'busy']])
    expect(streams[0]?.cancels()).toBe(0)
    flow.send(send('再问'))
    await settle()
    expect(streams).toHaveLength(2)
  })

  it.each([
    ['business', 'terminated'],
    ['broken', 'busy'],
  ] as const)('AI-05 a stream that does not open: %s', async (error, status) => {
    const { flow, answers, states } = begin({ chat: async () => ({ error, reason: null }) })
    flow.send(send())
    await settle()
    expect(answers()).toEqual([['', status]])
    expect(states).toEqual(['loading', 'idle'])
  })

  it('AI-01 closed before the stream opened, it is cancelled unread', async () => {
    let open: (answer: ChatStream | ChatRefusal) => void = () => {}
    const item = handStream()
    const { flow } = begin({ chat: () => new Promise((resolve) => (open = resolve)) })
    flow.send(send())
    flow.stop()
    open(item.stream)
    await settle()
    expect([item.cancels(), item.pulls()]).toEqual([1, 0])
  })

  it('AI-04 an earlier conversation loads its messages, or is unavailable', async () => {
    const choose: ChatEvent = { type: 'choose', conversationId: 'c2', name: '二' }
    const good = begin()
    good.flow.send(choose)
    await settle()
    expect(good.asked).toEqual([['messages', 'c2']])
    expect(listChatMessages(good.flow.state())).toMatchObject([{ messageId: aPastMessage().messageId }])
    const bad = begin({ messages: async () => ({ error: '500' }) })
    bad.flow.send(choose)
    await settle()
    expect(bad.flow.state().at).toBe('unavailable')
  })

  it('AI-03 a rating is sent; a failed one is rolled back', async () => {
    for (const [held, wanted, notes] of [
      [{}, 'like', []],
      [
        { rate: async () => ({ error: '500' }) },
        'none',
        [{ type: 'notify', text: '服务器繁忙，请稍后重试' }],
      ],
    ] as const) {
      const { flow, asked, effects } = begin(held)
      flow.send({ type: 'choose', conversationId: 'c2', name: '二' })
      await settle()
      flow.send({ type: 'rate', messageId: 'p1', pressed: 'like' })
      expect(listChatMessages(flow.state())[0]?.rating.wanted).toBe('like')
      await settle()
      expect(asked.at(-1)).toEqual(['rate', 'p1', 'like'])
      expect(listChatMessages(flow.state())[0]?.rating).toEqual({ saved: wanted, wanted, sending: null })
      expect(effects).toEqual(notes)
    }
  })
})
