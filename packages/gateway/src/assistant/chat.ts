import type { contract, InputOf, ResultOf } from '@zhushutong/sdk/contract'
import type { Log } from '../http'
import type { Answerer, Question, Step } from './answerer.ports'
import type { Settled, Task, TasksStore } from './tasks.store'

export type ChatEvent = ResultOf<typeof contract.assistant.chat>
export type ChatInput = InputOf<typeof contract.assistant.chat>

/** Why an answer is ended from outside. */
type End = 'stopped' | 'gone' | 'late' | 'closing'

/** An answer that takes longer is given up. */
const LONGEST_MS = 10 * 60_000
/** UTF-16 units: more is no answer to read, and would fill the database. */
const MOST_TEXT = 100_000

const FAULT = { code: '00001', message: '服务器繁忙，请稍后重试' } as const

interface Under {
  readonly end: (why: End) => void
  /** Resolves once the answer is written. */
  readonly settled: () => Promise<unknown>
}

const ABORTED = Symbol('aborted')

/** The steps until the signal aborts, which ends the waiting at once; the answerer is told, and not waited for. */
async function* until(steps: AsyncIterable<Step>, signal: AbortSignal): AsyncGenerator<Step, void, void> {
  const iterator = steps[Symbol.asyncIterator]()
  let onAbort = () => {}
  const aborted = new Promise<typeof ABORTED>((resolve) => {
    onAbort = () => resolve(ABORTED)
  })
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    while (!signal.aborted) {
      const next = iterator.next()
      const step = await Promise.race([next, aborted])
      if (step === ABORTED) {
        next.catch(() => {})
        return
      }
      if (step.done) return
      yield step.value
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    iterator.return?.(undefined).catch(() => {})
  }
}

/** The answers that this gateway works on. Each is written once, whole, stopped or failed, however it ends (AI-01). */
export function chats(answerer: Answerer, tasks: TasksStore, log: Log) {
  const underWay = new Map<string, Under>()

  /** Works on one task; the caller reads the events, and may go away at any time. */
  const open = (
    task: Task,
    question: Omit<Question, 'signal' | 'memory'>,
    gone: AbortSignal,
  ): AsyncIterable<ChatEvent> => {
    const work = new AbortController()
    let why: End | null = null
    let settled: Promise<boolean> | undefined
    const said = { text: '', memory: undefined as unknown }

    const event = (name: ChatEvent['event'], answer: string, more: Partial<ChatEvent> = {}): ChatEvent => ({
      event: name,
      answer,
      conversation_id: task.conversationId,
      message_id: task.messageId,
      task_id: task.id,
      rating: null,
      error_code: null,
      ...more,
    })
    const settle = (end: Settled, ifStopped?: Settled): Promise<boolean> => {
      settled ??= tasks.settle(task, end, ifStopped).finally(() => {
        clearTimeout(timer)
        gone.removeEventListener('abort', onGone)
        underWay.delete(task.id)
      })
      return settled
    }
    const failed = (code: string) => settle({ state: 'failed', answer: '', errorCode: code })
    const spoken = (state: 'whole' | 'stopped'): Settled => ({
      state,
      answer: said.text,
      errorCode: null,
      memory: said.memory,
    })
    const end = (reason: End) => {
      why ??= reason
      work.abort()
      if (reason !== 'gone' && reason !== 'stopped') return
      // At once, as nobody may read on. Who stops an answer goes away too.
      const failure = { state: 'failed', answer: '', errorCode: FAULT.code } as const
      const ended = spoken('stopped')
      settle(reason === 'gone' ? failure : ended, ended).catch((err) =>
        log.error({ err }, 'answer not settled'),
      )
    }
    const onGone = () => end('gone')
    const timer = setTimeout(end, LONGEST_MS, 'late')
    underWay.set(task.id, { end, settled: async () => settled?.catch(() => {}) })
    gone.addEventListener('abort', onGone, { once: true })
    if (gone.aborted) onGone()

    const finish = async (state: 'whole' | 'stopped'): Promise<ChatEvent> => {
      const kept = await settle(spoken(state))
      if (!kept && why !== 'stopped') return event('error', FAULT.message, { error_code: FAULT.code })
      return event('message_end', '', { stopped: state === 'stopped' })
    }
    const fail = async ({ code, message }: { code: string; message: string }): Promise<ChatEvent> => {
      await failed(code)
      return event('error', message, { error_code: code })
    }

    async function* events(): AsyncGenerator<ChatEvent, void, void> {
      // Tells at once which task it is, so that it can be stopped before it has said anything.
      yield event('message', '')
      try {
        const steps = answerer.answer({ ...question, memory: task.memory, signal: work.signal })
        for await (const step of until(steps, work.signal)) {
          // What was said is settled: nothing is added to it.
          if (why !== null) break
          if (step.type === 'keep') said.memory = step.memory
          else if (step.type === 'error') {
            yield await fail(step)
            return
          } else if (said.text.length + step.text.length > MOST_TEXT) break
          else {
            said.text = step.type === 'replace' ? step.text : said.text + step.text
            yield event(step.type === 'replace' ? 'message_replace' : 'message', step.text)
          }
        }
      } catch (err) {
        if (!work.signal.aborted) {
          log.error({ err, taskId: task.id }, 'answer failed')
          yield await fail(FAULT)
          return
        }
      }
      if (why === 'gone') return
      if (why === 'stopped') yield await finish('stopped')
      else if (why !== null || said.text.trim() === '') yield await fail(FAULT)
      else yield await finish('whole')
    }
    return events()
  }

  return {
    open,
    /** Ends an answer at once where this gateway works on it; otherwise its own will hear of it. */
    async stop(taskId: string): Promise<void> {
      const under = underWay.get(taskId)
      under?.end('stopped')
      await under?.settled()
    },
    /** Says that the answers are worked on, and hears which are to be stopped. */
    async beat(): Promise<void> {
      if (underWay.size === 0) return
      for (const id of await tasks.beat([...underWay.keys()])) underWay.get(id)?.end('stopped')
    },
    /** Ends everything, as this gateway closes. */
    close(): void {
      for (const under of underWay.values()) under.end('closing')
    },
  }
}
