import { DOUBT_TEXT } from '@zhushutong/domain/records'
import { Tag } from '@zhushutong/ui/tag'

/** The mark of a doubted value; the reason on hover and for screen readers (DAT-24). */
export function DoubtMark({ reason }: { reason: string }) {
  return (
    <span className="doubt" data-tip={reason} title={reason}>
      <Tag tone="warn">{DOUBT_TEXT}</Tag>
      <span className="sr-only">（{reason}）</span>
    </span>
  )
}
