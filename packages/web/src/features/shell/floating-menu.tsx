import { SCROLLED_PX } from '@zhushutong/domain/shell'
import type { ReactNode } from 'react'
import { BellIcon, HeadsetIcon, PhoneIcon, QrIcon } from '@/ui/icon'
import { Popover } from '@/ui/popover'
import { BackToTop } from './back-to-top'
import { QrImage } from './qr-popover'
import type { QrLink } from './types'

export type FloatingMenuProps = {
  changelogHref: string
  /** A red dot at 产品更新 (CHG-01). */
  unread?: boolean
  hotline: string
  service: QrLink
  publicAccount: QrLink
  /** Further entries: online consultation, the AI box. */
  children?: ReactNode
}

/** An entry of the menu: an icon, its word beneath. */
export const floatingItemClass = 'floating-item'

const ID = 'floating-menu'
const panel = 'right-full bottom-0 mr-3 w-max p-4'

/** What stands at the right edge of every page (SHL-04). */
export function FloatingMenu({
  changelogHref,
  unread,
  hotline,
  service,
  publicAccount,
  children,
}: FloatingMenuProps) {
  const dot = unread && <span className="unread" aria-hidden="true" />
  return (
    <aside aria-label="快捷服务" className="floating print:hidden">
      <ul id={ID} popover="auto" className="floating-menu">
        <li>
          <a href={changelogHref} target="_blank" rel="noopener" data-plain="" className={floatingItemClass}>
            <BellIcon size={18} />
            更新
            {dot}
            <span className="sr-only">
              {unread ? '日志，有新内容（在新窗口打开）' : '日志（在新窗口打开）'}
            </span>
          </a>
        </li>
        <Entry icon={<HeadsetIcon size={18} />} word="客服">
          <QrImage qr={service} />
        </Entry>
        <Entry icon={<PhoneIcon size={18} />} word="热线">
          <p className="text-12 text-ink-3">服务热线</p>
          <a href={`tel:${hotline}`} className="text-16 font-semibold">
            {hotline}
          </a>
        </Entry>
        <Entry icon={<QrIcon size={18} />} word="公众号">
          <QrImage qr={publicAccount} />
        </Entry>
        {children}
      </ul>
      <BackToTop afterPx={SCROLLED_PX} />
      <button type="button" popoverTarget={ID} aria-label="快捷服务" className="floating-round">
        <HeadsetIcon size={20} />
        {dot}
      </button>
    </aside>
  )
}

function Entry({ icon, word, children }: { icon: ReactNode; word: string; children: ReactNode }) {
  return (
    <li>
      <Popover
        triggerClass={floatingItemClass}
        panelClass={panel}
        trigger={
          <>
            {icon}
            {word}
          </>
        }
      >
        {children}
      </Popover>
    </li>
  )
}
