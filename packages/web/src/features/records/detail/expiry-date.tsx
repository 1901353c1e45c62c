import { expiryTooltip, type Viewer } from '@zhushutong/domain/access'
import type { Column } from '@zhushutong/domain/records'
import { Tooltip } from '@zhushutong/ui/overlays/tooltip'
import { DialogLink } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'

/** An expiry date, visible to all; for users without reminders, a tooltip offers them (ACC-07). */
export function ExpiryDate({
  date,
  service,
  viewer,
}: {
  date: string
  service: NonNullable<Column['expiry']>
  viewer: Viewer
}) {
  const { text, upgrade } = expiryTooltip(viewer, service, date)
  if (!upgrade) return <Tooltip text={text}>{date}</Tooltip>
  return (
    <DialogLink
      className="whitespace-nowrap border-b border-dashed border-line-strong hover:text-primary"
      data-tip={text}
      rel="nofollow"
      {...unlockProps(service)}
    >
      {date}
      <span className="sr-only">（{text}）</span>
    </DialogLink>
  )
}
