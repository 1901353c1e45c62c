import type { DailyLimit } from '@zhushutong/domain/records'

/**
 * The reason why values opened by the reader's membership are masked, and the end of the limit (REA-01).
 */
export function DailyLimitNote({ limit, className = '' }: { limit?: DailyLimit; className?: string }) {
  if (!limit) return null
  return (
    <p role="status" className={`bg-warn-soft px-3 py-2 text-warn md:px-6 ${className}`}>
      {limit.message}
    </p>
  )
}
