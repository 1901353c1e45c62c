import { goTo } from '../machine'
import type { Conversation, PastMessage } from './assistant'
import { chatStep } from './chat.machine'
import type { ChatEvent, ChatStep } from './chat.state'
import { conversationsStep } from './conversations.machine'
import type { ConversationsEvent, ConversationsStep } from './conversations.state'
import type { AssistantGateway, ChatPiece, ChatState, ChatStream, ConversationsState } from './index'
import { NEW_CHAT, NO_CONVERSATIONS } from './index'

/** Shared by the tests of the assistant: a question, its chunks, and event sequences that lead to each state. */
export const QUESTION = '重庆市最近有哪些桥梁工程招标'
/** The first ten characters of `QUESTION`. */
export const NAME = '重庆市最近有哪些桥梁'

export function aPiece(held: Partial<ChatPiece> = {}): ChatPiece {
  return {
    answer: '',
    replaces: false,
    conversationId: 'c1',
    messageId: 'm1',
    taskId: 't1',
    errorCode: null,
    ...held,
  }
}
export function aConversation(id: string, name = `对话${id}`): Conversation {
  return { id, name, createdAt: null, updatedAt: null }
}
export function aPastMessage(held: Partial<PastMessage> = {}): PastMessage {
  return {
    messageId: 'p1',
    query: '问',
    answer: '答',
    rating: null,
    state: 'whole',
    errorCode: null,
    files: [],
    ...held,
  }
}

export function chat(events: readonly ChatEvent[], from: ChatState = NEW_CHAT): ChatStep {
  return events.reduce<ChatStep>((step, event) => chatStep(step.state, event), goTo(from))
}

export function send(text = QUESTION): ChatEvent {
  return { type: 'send', text, files: [] }
}
export function piece(answer: string, held: Partial<ChatPiece> = {}, generation = 1): ChatEvent {
  return { type: 'piece', generation, piece: aPiece({ answer, ...held }) }
}
export function ended(generation = 1): ChatEvent {
  return { type: 'ended', generation }
}
export function failed(error: 'business' | 'broken', generation = 1): ChatEvent {
  return { type: 'failed', generation, error, reason: null }
}
export const SENT: ChatEvent[] = [send()]
export const ANSWERING: ChatEvent[] = [...SENT, piece('有')]
export const ANSWERED: ChatEvent[] = [...ANSWERING, piece('三个'), ended()]

export function list(
  events: readonly ConversationsEvent[],
  from: ConversationsState = NO_CONVERSATIONS,
): ConversationsStep {
  return events.reduce<ConversationsStep>((step, event) => conversationsStep(step.state, event), {
    state: from,
    effects: [],
  })
}
/** A page of conversations `from` to `to`, named by their numbers. */
export function page(from: number, to: number, hasMore: boolean) {
  return {
    conversations: Array.from({ length: to - from + 1 }, (_, i) => aConversation(`${from + i}`)),
    hasMore,
  }
}

/** A stream whose chunks the test pushes. */
export function handStream() {
  const queue: (ChatPiece | 'end' | 'break')[] = []
  let wake: (() => void) | null = null
  let cancels = 0
  let pulls = 0
  const push = (item: ChatPiece | 'end' | 'break') => {
    queue.push(item)
    wake?.()
  }
  const next = async (): Promise<IteratorResult<ChatPiece>> => {
    pulls += 1
    if (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    const item = queue.shift()
    if (item === 'break') throw new Error('connection reset')
    return item === undefined || item === 'end'
      ? { done: true, value: undefined }
      : { done: false, value: item }
  }
  const stream: ChatStream = {
    pieces: { [Symbol.asyncIterator]: () => ({ next }) },
    cancel: () => {
      cancels += 1
      push('end')
    },
  }
  return { stream, push, cancels: () => cancels, pulls: () => pulls }
}

/** A gateway where every call succeeds; `asked` records the calls, each with its name and arguments. */
export function fakeGateway(held: Partial<AssistantGateway> = {}) {
  const asked: (readonly [string, ...unknown[]])[] = []
  const streams: ReturnType<typeof handStream>[] = []
  const good: AssistantGateway = {
    conversations: async () => page(1, 2, false),
    messages: async () => ({ messages: [aPastMessage()] }),
    rename: async () => ({ done: true }),
    remove: async () => ({ done: true }),
    rate: async () => ({ done: true }),
    upload: async () => ({ fileId: 'f1' }),
    stop: async () => ({ done: true }),
    chat: async () => {
      const item = handStream()
      streams.push(item)
      return item.stream
    },
    ...held,
  }
  const noted =
    <A extends readonly unknown[], R>(name: string, call: (...args: A) => R) =>
    (...args: A): R => {
      asked.push([name, ...args])
      return call(...args)
    }
  const gateway: AssistantGateway = {
    conversations: noted('conversations', good.conversations),
    messages: noted('messages', good.messages),
    rename: noted('rename', good.rename),
    remove: noted('remove', good.remove),
    rate: noted('rate', good.rate),
    upload: noted('upload', good.upload),
    stop: noted('stop', good.stop),
    chat: noted('chat', good.chat),
  }
  return { gateway, asked, streams }
}
