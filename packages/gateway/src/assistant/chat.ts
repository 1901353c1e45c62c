import { MINUTE_MS } from '@zhushutong/domain/formatting'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import type { Log } from '../platform/http'
import type { Answerer, Question, Step } from './answerer.ports'
import { type FinishedAnswer, finishTask, renewTasks, type Task } from './tasks.store'

type ChatEvent = ResultOf<typeof contract.assistant.chat>
const recordsOf = ({ records }: Extract<Step, { text: string }>) => (records ? { records: [...records] } : {})

/** The reason why an answer is ended from outside. */
type End = 'stopped' | 'gone' | 'late' | 'closing'

/** Maximum duration of an answer in ms. */
const MAX_DURATION_MS = 10 * MINUTE_MS
/** Maximum length in UTF-16 units: a longer text is unreadable and would fill the database. */
const MAX_TEXT = 100_000

const FAULT = { code: '00001', message: '服务器繁忙，请稍后重试' } as const
/** Another gateway, or this one after its restart, answers the question when it is asked again. */
const CLOSING = { code: '00001', message: '服务正在更新，请重新提问' } as const

interface ActiveAnswer {
  readonly task: Task
  readonly end: (why: End) => void
  /** Resolves once the answer is stored. */
  readonly settled: () => Promise<unknown>
}

const ABORTED = Symbol('aborted')

/**
 * Yields the steps until the signal aborts. The abort ends the wait at once, without waiting for the
 * answerer.
 */
async function* untilAborted(
  steps: AsyncIterable<Step>,
  signal: AbortSignal,
): AsyncGenerator<Step, void, void> {
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

/**
 * The answers that this gateway is producing. Each is written once: complete, stopped or failed (AI-01).
 */
export function createAnswerRunner(
  answerer: Answerer,
  { orm }: Pick<Database, 'orm'>,
  clock: Clock,
  log: Log,
) {
  const activeAnswers = new Map<string, ActiveAnswer>()

  /** Runs one task; the caller reads the events and may disconnect at any time. */
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
    const settle = (end: FinishedAnswer, ifStopped?: FinishedAnswer): Promise<boolean> => {
      settled ??= finishTask(orm, task, { end, ifStopped }, clock.now()).finally(() => {
        clearTimeout(timer)
        gone.removeEventListener('abort', onGone)
        activeAnswers.delete(task.id)
      })
      return settled
    }
    const failed = (code: string) => settle({ state: 'failed', answer: '', errorCode: code })
    const spoken = (state: 'whole' | 'stopped'): FinishedAnswer => ({
      state,
      answer: said.text,
      errorCode: null,
      memory: said.memory,
    })
    const end = (reason: End) => {
      why ??= reason
      work.abort()
      if (reason !== 'gone' && reason !== 'stopped') return
      // Started at once, because the reader may disconnect. A user who stops an answer disconnects too.
      const failure = { state: 'failed', answer: '', errorCode: FAULT.code } as const
      const ended = spoken('stopped')
      settle(reason === 'gone' ? failure : ended, ended).catch((err) =>
        log.error({ err }, 'answer not settled'),
      )
    }
    const onGone = () => end('gone')
    const timer = setTimeout(end, MAX_DURATION_MS, 'late')
    activeAnswers.set(task.id, { task, end, settled: async () => settled?.catch(() => {}) })
    gone.addEventListener('abort', onGone, { once: true })
    if (gone.aborted) onGone()

    const finish = async (state: 'whole' | 'stopped'): Promise<ChatEvent> => {
      const isSettled = await settle(spoken(state))
      if (!isSettled && why !== 'stopped') return event('error', FAULT.message, { error_code: FAULT.code })
      return event('message_end', '', { stopped: state === 'stopped' })
    }
    const fail = async ({ code, message }: { code: string; message: string }): Promise<ChatEvent> => {
      await failed(code)
      return event('error', message, { error_code: code })
    }

    async function* events(): AsyncGenerator<ChatEvent, void, void> {
      // Sends the task id first, so that the answer can be stopped before any text arrives.
      yield event('message', '')
      try {
        const steps = answerer.answer({ ...question, memory: task.memory, signal: work.signal })
        for await (const step of untilAborted(steps, work.signal)) {
          // The answer is complete: nothing may be appended.
          if (why !== null) break
          if (step.type === 'keep') said.memory = step.memory
          else if (step.type === 'error') {
            yield await fail(step)
            return
          } else if (said.text.length + step.text.length > MAX_TEXT) break
          else {
            said.text = step.type === 'replace' ? step.text : said.text + step.text
            yield event(step.type === 'replace' ? 'message_replace' : 'message', step.text, recordsOf(step))
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
      else if (why === 'closing') yield await fail(CLOSING)
      else if (why !== null || said.text.trim() === '') yield await fail(FAULT)
      else yield await finish('whole')
    }
    return events()
  }

  return {
    open,
    /**
     * Ends an answer at once if this gateway works on it; otherwise its own gateway sees the request later.
     */
    async stop(taskId: string): Promise<void> {
      const under = activeAnswers.get(taskId)
      under?.end('stopped')
      await under?.settled()
    },
    /** Renews the leases of the answers, and ends those with a stop request. */
    async renew(): Promise<void> {
      if (activeAnswers.size === 0) return
      const ended = await renewTasks(
        orm,
        [...activeAnswers.values()].map(({ task }) => task),
      )
      for (const { id } of ended) activeAnswers.get(id)?.end('stopped')
    },
    /** Ends all tasks when this gateway closes. */
    close(): void {
      for (const under of activeAnswers.values()) under.end('closing')
    },
  }
}
