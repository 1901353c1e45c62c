import {
  formatReminder,
  membershipName,
  purchaseVerbOf,
  type ReminderItem,
} from '@zhushutong/domain/membership'
import { buildPurchaseHref } from '@zhushutong/domain/purchase'
import { LinkButton } from '@zhushutong/ui/button'

/** The ending memberships, each with a link to renew the same membership (MEM-04, MEM-06). */
export function ReminderItems({ items }: { items: readonly ReminderItem[] }) {
  return (
    <ul className="grid min-w-0 flex-1 gap-2">
      {items.map((item) => (
        <li key={`${item.key}-${item.isTrial}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{formatReminder(item)}</span>
          {item.kinds.map((kind) => (
            <LinkButton key={kind} href={buildPurchaseHref({ product: kind })} variant="gold" size="small">
              去{purchaseVerbOf(item.isTrial)}
              <span className={item.kinds.length > 1 ? 'ml-1' : 'sr-only'}>{membershipName(kind)}</span>
            </LinkButton>
          ))}
        </li>
      ))}
    </ul>
  )
}
