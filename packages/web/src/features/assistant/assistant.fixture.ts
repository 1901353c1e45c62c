import type { AssistantGateway, ChatPiece, ChatStream } from '@zhushutong/domain/assistant'
import { type Mock, vi } from 'vitest'

/** A stream of the pieces pushed by the test, until the test pushes `end` or `break`. */
function pushedStream() {
  const queue: (ChatPiece | 'end' | 'break')[] = []
  let wake = () => {}
  async function* pieces(): AsyncGenerator<ChatPiece, void, void> {
    for (;;) {
      while (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      const next = queue.shift()
      if (next === 'end' || next === undefined) return
      if (next === 'break') throw new Error('connection lost')
      yield next
    }
  }
  const push = (piece: ChatPiece | 'end' | 'break') => {
    queue.push(piece)
    wake()
  }
  const stream: ChatStream = { pieces: pieces(), cancel: vi.fn(() => push('end')) }
  return { stream, push }
}

export type TestGateway = { [K in keyof AssistantGateway]: Mock<AssistantGateway[K]> }

/** A gateway whose calls all succeed; `say` streams a piece of the last question's answer. */
export function createTestGateway(held: Partial<TestGateway> = {}) {
  let last = pushedStream()
  const gateway: TestGateway = {
    conversations: vi.fn<AssistantGateway['conversations']>(async () => ({
      conversations: [
        { id: 'c1', name: '桥梁招标', createdAt: 1_799_999_000_000, updatedAt: 1_799_999_000_000 },
        { id: 'c2', name: '学校招标', createdAt: 1_799_000_000_000, updatedAt: 1_799_000_000_000 },
      ],
      hasMore: false,
    })),
    messages: vi.fn<AssistantGateway['messages']>(async () => ({
      messages: [
        {
          messageId: 'p1',
          query: '桥梁',
          answer: '共找到 **1 条**',
          rating: 'like',
          state: 'whole',
          errorCode: null,
          files: [],
        },
      ],
    })),
    rename: vi.fn<AssistantGateway['rename']>(async () => ({ done: true })),
    remove: vi.fn<AssistantGateway['remove']>(async () => ({ done: true })),
    rate: vi.fn<AssistantGateway['rate']>(async () => ({ done: true })),
    upload: vi.fn<AssistantGateway['upload']>(async () => ({ fileId: 'f1' })),
    stop: vi.fn<AssistantGateway['stop']>(async () => ({ done: true })),
    chat: vi.fn<AssistantGateway['chat']>(async () => {
      last = pushedStream()
      return last.stream
    }),
    ...held,
  }
  const say = (answer: string, more: Partial<ChatPiece> = {}) =>
    last.push({
      answer,
      replaces: false,
      conversationId: 'n1',
      // A new number for each question.
      messageId: `m${vi.mocked(gateway.chat).mock.calls.length}`,
      taskId: 't1',
      errorCode: null,
      ...more,
    })
  return { gateway, say, end: () => last.push('end'), lose: () => last.push('break') }
}
