import type { contract, ResultOf } from '../contract'
import { buildErrorFromAnswer, kindText, portalError } from '../errors'
import type { EventStream, StreamStep, UnknownEvent } from './streamer'

type ChatEvent = ResultOf<typeof contract.assistant.chat>

/** A piece of an answer. */
export interface ChatPiece {
  /**
   * Text to append; with `replaces` it replaces everything before it. Empty in the first piece, which carries the
   * ids.
   */
  readonly answer: string
  readonly replaces: boolean
  readonly conversationId: string | null
  readonly messageId: string | null
  readonly taskId: string | null
  /** An event of a type that this version does not know, as it was sent; `answer` is empty then. */
  readonly event?: UnknownEvent
}

/**
 * An answer as it is streamed. The question is sent when reading starts, by iterating or by `text()`; it can be read
 * once. Leaving the loop closes the connection and the answer counts as failed; `stop()` ends it and keeps the text
 * so far.
 */
export interface Chat extends AsyncIterable<ChatPiece> {
  readonly requestId: string
  /** Null until the first piece; the same for the next two. */
  readonly conversationId: string | null
  readonly messageId: string | null
  readonly taskId: string | null
  /** True when `stop()` ended the answer, here or elsewhere. */
  readonly stopped: boolean
  /**
   * Stops reading at once, and the answer on the server as soon as its task id is known; resolves when that is done.
   */
  readonly stop: () => Promise<void>
  /** The complete answer; the text so far if it was stopped or left. */
  readonly text: () => Promise<string>
}

const STOPPED = Symbol('stopped')

/** A chat over its stream of events; `tellStop` stops the answer on the gateway. */
export function createChat(
  { requestId, events, cancel }: EventStream<ChatEvent>,
  tellStop: (taskId: string) => Promise<unknown>,
): Chat {
  const seen = {
    answer: '',
    conversationId: null as string | null,
    messageId: null as string | null,
    taskId: null as string | null,
    stopped: false,
  }
  let at: 'new' | 'reading' | 'over' = 'new'
  let pending: Promise<IteratorResult<StreamStep<ChatEvent>, void>> | null = null
  let stopping: Promise<void> | null = null
  let callStop = (_: typeof STOPPED) => {}
  const stopCalled = new Promise<typeof STOPPED>((resolve) => {
    callStop = resolve
  })
  let settle: { readonly resolve: () => void; readonly reject: (error: unknown) => void }
  const over = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // If `text()` is never called, its promise must not report the failure.
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

  const unknownPiece = (event: UnknownEvent): ChatPiece => {
    const { conversationId, messageId, taskId } = seen
    return { answer: '', replaces: false, conversationId, messageId, taskId, event }
  }

  const cutShort = () =>
    portalError({
      kind: 'network',
      message: kindText('network'),
      code: 'INCOMPLETE',
      requestId,
      status: 200,
    })

  const failure = ({ error_code: code, answer }: ChatEvent) =>
    buildErrorFromAnswer({
      status: 200,
      code,
      message: answer || null,
      data: null,
      requestId,
      retryAfter: null,
    })

  async function* read(): AsyncGenerator<ChatPiece, void, void> {
    while (!stopping) {
      pending = events.next()
      const step = await Promise.race([pending, stopCalled])
      if (step === STOPPED) return
      pending = null
      if (step.done) throw cutShort()
      if ('unknown' in step.value) {
        yield unknownPiece(step.value.unknown)
        continue
      }
      const { event } = step.value
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

  /**
   * Keeps reading in the background until the task id is known; if the stream fails meanwhile, there is nothing left
   * to stop.
   */
  const awaitTask = async (): Promise<string | null> => {
    while (seen.taskId === null) {
      const step = await (pending ?? events.next()).catch(() => null)
      pending = null
      if (!step || step.done) return null
      if ('event' in step.value) noteIds(step.value.event)
    }
    return seen.taskId
  }

  const end = async () => {
    try {
      const taskId = await awaitTask()
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
    // Nothing to stop before reading has started.
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
