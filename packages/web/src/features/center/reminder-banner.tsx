import { closeReminder, type ReminderItem } from '@zhushutong/domain/membership'
import { WarningIcon } from '@zhushutong/ui/icon'
import { ClosableReminder } from './closable-reminder'
import { REMINDER_COOKIE, writeClosing } from './reminder-closing'
import { ReminderItems } from './reminder-items'

const closingCookie = (now: number): string => {
  const closing = closeReminder(now)
  const seconds = Math.ceil((closing.end - closing.start) / 1000)
  return `${REMINDER_COOKIE}=${writeClosing(closing)}; path=/; max-age=${seconds}; samesite=lax`
}

const SHOWN_CERTIFICATES = 3

function Certificates({ texts, href }: { texts: readonly string[]; href: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        我的企业：{texts.slice(0, SHOWN_CERTIFICATES).join('；')}
        {texts.length > SHOWN_CERTIFICATES && ` 等 ${texts.length} 项`}
      </span>
      <a href={href} className="text-primary">
        查看<span className="sr-only">我的企业</span>
      </a>
    </p>
  )
}

/**
 * Memberships that end in 30, 7 or 3 days, and certificates of the member's company in their last 30 days;
 * hidden for the rest of the day after closing (MEM-04, MYC-06).
 */
export function ReminderBanner({
  items,
  certificates = [],
  companyHref = '',
  now,
}: {
  items: readonly ReminderItem[]
  /** A sentence for each certificate. */
  certificates?: readonly string[]
  companyHref?: string
  /** The gateway's clock, in ms. */
  now: number
}) {
  if (items.length === 0 && certificates.length === 0) return null
  return (
    <ClosableReminder closingCookie={closingCookie(now)}>
      <WarningIcon size={18} className="mt-0.5 flex-none text-gold" />
      <div className="grid min-w-0 flex-1 gap-2">
        {items.length > 0 && <ReminderItems items={items} />}
        {certificates.length > 0 && <Certificates texts={certificates} href={companyHref} />}
      </div>
    </ClosableReminder>
  )
}
