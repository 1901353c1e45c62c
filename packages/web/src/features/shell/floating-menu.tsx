'use client'

import { SCROLLED_PX } from '@zhushutong/domain/shell'
import type { ReactNode } from 'react'
import { BellIcon, HeadsetIcon, PhoneIcon, QrIcon } from '@/ui/icon'
import { Popover } from '@/ui/popover'
import { BackToTop } from './back-to-top'
import { QrPopover } from './qr-popover'
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
        <li>
          <QrPopover
            qr={service}
            trigger={<Face icon={<HeadsetIcon size={18} />} word="客服" />}
            triggerClass={floatingItemClass}
            panelClass={panel}
          />
        </li>
        <li>
          <Popover
            trigger={<Face icon={<PhoneIcon size={18} />} word="热线" />}
            triggerClass={floatingItemClass}
            panelClass={panel}
          >
            <p className="text-12 text-ink-3">服务热线</p>
            <a href={`tel:${hotline}`} className="text-16 font-semibold">
              {hotline}
            </a>
          </Popover>
        </li>
        <li>
          <QrPopover
            qr={publicAccount}
            trigger={<Face icon={<QrIcon size={18} />} word="公众号" />}
            triggerClass={floatingItemClass}
            panelClass={panel}
          />
        </li>
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

function Face({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <>
      {icon}
      {word}
    </>
  )
}
