import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { formatCount } from '@zhushutong/domain/formatting'
import { DialogLink } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'

/** A list of which a reader sees the first records; `opensBy` is a key of `Opening`, null if all are open. */
interface Opened {
  readonly total: number
  readonly records: readonly unknown[]
  readonly opensBy: string | null
}

/** The number of further rows, and the link that unlocks them (ACC-02). */
export function MoreRows({ of: { total, records, opensBy }, noun }: { of: Opened; noun: string }) {
  if (opensBy === null || total <= records.length) return null
  const opening = opensBy as Opening
  return (
    <div className="lockbar print:hidden" data-plain="">
      <span>
        共 {formatCount(total)} {noun}，{buildPrompt(opening).text}
      </span>
      <DialogLink rel="nofollow" {...unlockProps(opening, 3)}>
        {buildPrompt(opening).button}
      </DialogLink>
    </div>
  )
}
