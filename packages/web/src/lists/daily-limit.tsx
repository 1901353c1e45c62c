import type { DailyLimit } from '@zhushutong/domain/records'

/** Says why values are starred that the reader's membership opens, and until when (REA-01). */
export function DailyLimitNote({ limit, className = '' }: { limit?: DailyLimit; className?: string }) {
  if (!limit) return null
  return (
    <p role="status" className={`bg-warn-soft px-3 py-2 text-warn md:px-6 ${className}`}>
      {limit.message}
    </p>
  )
}
