import { formatTime } from '@zhushutong/domain/formatting'
import { cx } from '@zhushutong/ui/cx'
import { CheckIcon } from '@zhushutong/ui/icon'

export interface DatedStep {
  readonly label: string
  /** ms; null for a step to come. */
  readonly at: number | null
}

/** The past and future steps of an order or a refund in a row, each with its time. */
export function DatedSteps({ steps }: { steps: readonly DatedStep[] }) {
  const next = steps.findIndex(({ at }) => at === null)
  return (
    <ol className="flex flex-wrap gap-x-8 gap-y-3">
      {steps.map(({ label, at }, index) => (
        <li key={label} aria-current={index === next ? 'step' : undefined} className="flex items-start gap-2">
          <span
            className={cx(
              'grid size-5 flex-none place-items-center rounded-full',
              at !== null && 'bg-ok-soft text-ok',
              at === null && (index === next ? 'border-2 border-primary' : 'border border-line text-ink-3'),
            )}
          >
            {at !== null && <CheckIcon size={12} />}
          </span>
          <span className="grid">
            <span className={at === null && index !== next ? 'text-ink-3' : 'font-semibold'}>
              {label}
              <span className="sr-only">{at === null ? '（未到）' : '（已完成）'}</span>
            </span>
            {at !== null && <span className="text-12 text-ink-3">{formatTime(at)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
