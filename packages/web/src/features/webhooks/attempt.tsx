import { formatTime } from '@zhushutong/domain/formatting'
import { ATTEMPT_FAILURE_LABELS, type AttemptFailure } from '@zhushutong/domain/webhooks'

/** An attempt to send a delivery; `time` and duration in ms. */
export interface ShownAttempt {
  readonly number: number
  readonly time: number
  readonly ms: number
  readonly status: number | null
  readonly failure: AttemptFailure | null
  readonly answer: string
}

/** An attempt in one line: HTTP status or failure, and duration. */
export function describeAttempt({ status, failure, ms }: ShownAttempt): string {
  const what = [status !== null && `HTTP ${status}`, failure !== null && ATTEMPT_FAILURE_LABELS[failure]]
  return [...what.filter(Boolean), `${ms} 毫秒`].join(' · ')
}

/** The time of an attempt and the receiver's response (WHK-06). */
export function Attempt({ attempt }: { attempt: ShownAttempt }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="flex flex-wrap gap-x-3 text-12">
        <span className="text-ink-3">
          第 {attempt.number} 次，{formatTime(attempt.time)}
        </span>
        <span className={attempt.failure === null ? 'text-ok' : 'text-bad'}>{describeAttempt(attempt)}</span>
      </p>
      {attempt.answer === '' ? (
        <p className="text-12 text-ink-3">没有返回内容</p>
      ) : (
        <pre className="api-name max-h-40 overflow-auto rounded-1 bg-surface-2 px-2 py-1 whitespace-pre-wrap">
          {attempt.answer}
        </pre>
      )}
    </div>
  )
}
