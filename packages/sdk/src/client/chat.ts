import type { contract, ResultOf } from '../contract'
import { errorOfAnswer, portalError, textOfKind } from '../errors'
import type { EventStream } from './streamer'

type ChatEvent = ResultOf<typeof contract.assistant.chat>

/** A piece of an answer. */
export interface ChatPiece {
  /** Text to add; with `replaces` it stands for all that came before. Empty in the first, which brings the ids. */
  readonly answer: string
  readonly replaces: boolean
  readonly conversationId: string | null
  readonly messageId: string | null
  readonly taskId: string | null
}

/**
 * An answer as it comes. The question is sent when reading begins, by the loop or by `text()`, and read once. Leaving
 * the loop closes the connection: the answer counts as failed then; `stop()` ends it and keeps what was said.
 */
export interface Chat extends AsyncIterable<ChatPiece> {
  readonly requestId: string
  /** Null until the first piece, as are the next two. */
  readonly conversationId: string | null
  readonly messageId: string | null
  readonly taskId: string | null
  /** The answer was ended by `stop()`, here or elsewhere. */
  readonly stopped: boolean
  /** Ends the reading at once and the work on the answer as soon as its task is known; resolves when that is done. */
  readonly stop: () => Promise<void>
  /** The whole answer; what had come of it where it was stopped or left. */
  readonly text: () => Promise<string>
}

const STOPPED = Symbol('stopped')

/** An answer over its events; `tellStop` tells the gateway. */
export const chatOver = (
  { requestId, events, cancel }: EventStream<ChatEvent>,
  tellStop: (taskId: string) => Promise<unknown>,
): Chat => {
  const seen = {
    answer: '',
    conversationId: null as string | null,
    messageId: null as string | null,
    taskId: null as string | null,
    stopped: false,
  }
  let at: 'new' | 'reading' | 'over' = 'new'
  let pending: Promise<IteratorResult<ChatEvent, void>> | null = null
  let stopping: Promise<void> | null = null
  let callStop = (_: typeof STOPPED) => {}
  const stopCalled = new Promise<typeof STOPPED>((resolve) => {
    callStop = resolve
  })
  let settle: { readonly resolve: () => void; readonly reject: (error: unknown) => void }
  const over = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // Who never asks for the text does not hear of its failure there.
  over.catch(() => {})

  const close = () => {
    cancel()
    events.return(undefined).catch(() => {})
  }

  const noteIds = (event: ChatEvent) => {
    seen.conversationId ??= event.conversation_id
    seen.messageId ??= event.message_id
    seen.taskId ??= event.task_id
  }

  const pieceOf = (event: ChatEvent): ChatPiece => {
    const replaces = event.event === 'message_replace'
    seen.answer = replaces ? event.answer : seen.answer + event.answer
    const { conversationId, messageId, taskId } = seen
    return { answer: event.answer, replaces, conversationId, messageId, taskId }
  }

  const cutShort = () =>
    portalError({
      kind: 'network',
      message: textOfKind('network'),
      code: 'INCOMPLETE',
      requestId,
      status: 200,
    })

  const failure = ({ error_code: code, answer }: ChatEvent) =>
    errorOfAnswer({ status: 200, code, message: answer || null, data: null, requestId, retryAfter: null })

  async function* read(): AsyncGenerator<ChatPiece, void, void> {
    while (!stopping) {
      pending = events.next()
      const step = await Promise.race([pending, stopCalled])
      if (step === STOPPED) return
      pending = null
      if (step.done) throw cutShort()
      const event = step.value
      noteIds(event)
      if (event.error_code !== null || event.event === 'error') throw failure(event)
      if (event.event === 'message_end') {
        seen.stopped ||= event.stopped === true
        return
      }
      if (event.event !== 'ping') yield pieceOf(event)
    }
  }

  async function* pieces(): AsyncGenerator<ChatPiece, void, void> {
    if (at === 'over') return
    at = 'reading'
    try {
      yield* read()
      settle.resolve()
    } catch (error) {
      settle.reject(error)
      throw error
    } finally {
      at = 'over'
      settle.resolve()
      if (!stopping) close()
    }
  }
  const iterator = pieces()

  /** Reads on, unseen, until the task is known; a stream that fails meanwhile has nothing left to stop. */
  const taskOf = async (): Promise<string | null> => {
    while (seen.taskId === null) {
      const step = await (pending ?? events.next()).catch(() => null)
      pending = null
      if (!step || step.done) return null
      noteIds(step.value)
    }
    return seen.taskId
  }

  const end = async () => {
    try {
      const taskId = await taskOf()
      if (taskId !== null) await tellStop(taskId)
    } finally {
      pending?.catch(() => {})
      close()
    }
  }

  const stop = (): Promise<void> => {
    if (stopping) return stopping
    if (at === 'over') return Promise.resolve()
    seen.stopped = true
    stopping = at === 'new' ? Promise.resolve() : end()
    // Before it was begun there is nothing to read and nothing to end.
    if (at === 'new') {
      at = 'over'
      settle.resolve()
    }
    callStop(STOPPED)
    return stopping
  }

  return {
    requestId,
    get conversationId() {
      return seen.conversationId
    },
    get messageId() {
      return seen.messageId
    },
    get taskId() {
      return seen.taskId
    },
    get stopped() {
      return seen.stopped
    },
    stop,
    async text() {
      if (at === 'new') for await (const _ of iterator);
      else await over
      return seen.answer
    },
    [Symbol.asyncIterator]: () => iterator,
  }
}
