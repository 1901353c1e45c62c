import { NOTICE_RETRY_SECONDS, NOTICE_TRIES } from '@zhushutong/domain/subscriptions'
import type { Leased, Leases } from './leases'
import { createWorker, type WorkerOptions } from './worker'

/** The lease of a mail or SMS: longer than sending takes at all time limits; renewed meanwhile. */
export const NOTICE_LEASE = {
  seconds: 60,
  maxAttempts: NOTICE_TRIES,
  retryAfterSeconds: NOTICE_RETRY_SECONDS,
  onGiveUp: { state: 'failed' },
} as const

/** The result of an attempt; 'dropped' for a message that is no longer wanted. */
export type NoticeOutcome = 'sent' | 'dropped' | 'refused'

interface NoticeColumns {
  readonly channel: 'mail' | 'sms'
}

interface SentColumns {
  readonly state?: 'sent' | 'dropped'
  readonly sentAt?: number | null
}

interface NoticeWorkerOptions<Row> extends Pick<WorkerOptions<Row>, 'name' | 'database'> {
  readonly leases: Leases<Row, SentColumns>
  readonly clock: { now(): number }
  readonly log: WorkerOptions<Row>['log'] & { warn(details: object, text: string): void }
  readonly send: (notice: Leased<Row>) => Promise<NoticeOutcome>
}

/**
 * Sends waiting mails and SMS, each on one gateway at a time, and retries refused ones later. Delivery is at least
 * once: a gateway that dies between sending and saving causes a second sending.
 */
export function createNoticeWorker<Row extends NoticeColumns>(options: NoticeWorkerOptions<Row>) {
  const { name, leases, database, clock, log, send } = options
  const { orm } = database

  const work = async (notice: Leased<Row>): Promise<void> => {
    const outcome = await send(notice)
    if (outcome !== 'refused') {
      const sentAt = outcome === 'sent' ? clock.now() : null
      await leases.release(orm, notice, { state: outcome, sentAt })
      return
    }
    const { id, channel, attempts } = notice
    const isLast = attempts >= NOTICE_TRIES
    log.warn(
      { [name]: id, channel, attempts },
      isLast ? `${name} given up` : `${name} not sent, tried again later`,
    )
    await leases.fail(orm, notice)
  }

  return { work, run: createWorker({ name, leases, database, log, work }).run }
}
