import { type AddOn, addOnTooltip, VISITOR, type Viewer } from '@zhushutong/domain/access'
import { Tag } from '@zhushutong/ui/tag'

/**
 * The mark of an add-on service: plain for its holders; for other readers, a tooltip and a link to the sales
 * page (ACC-13).
 */
export function AddOnMark({ addOn, viewer = VISITOR }: { addOn: AddOn; viewer?: Viewer }) {
  const mark = <Tag tone="blue">增值</Tag>
  const tooltip = addOnTooltip(viewer, addOn)
  if (!tooltip.enabled) return mark
  return (
    <a href={tooltip.href} rel="nofollow" data-tip={tooltip.text} className="whitespace-nowrap">
      {mark}
      <span className="sr-only">（{tooltip.text}）</span>
    </a>
  )
}
