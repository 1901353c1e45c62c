import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
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

/** An entry of the menu: an icon, its word beneath where there is room for one. */
export const floatingItemClass =
  'relative grid w-full justify-items-center gap-0.5 rounded-2 py-2 text-[11px] leading-4 text-ink-2 hover:bg-surface-2 hover:text-primary'

const panel = 'right-full bottom-0 mr-3 w-max p-4'

/** What stands at the right edge of every page (SHL-04); folded into one button where it would cover it. */
export function FloatingMenu(props: FloatingMenuProps) {
  return (
    <aside
      aria-label="快捷服务"
      className="fixed right-3 bottom-4 z-20 grid justify-items-end gap-2 print:hidden"
    >
      <div className="card hidden w-14 p-1 shadow-2 min-[1360px]:block">
        <Entries {...props} />
      </div>
      <Popover
        className="relative min-[1360px]:hidden"
        label="快捷服务"
        triggerClass="card relative grid size-11 place-items-center rounded-full shadow-2 hover:text-primary"
        panelClass="right-0 bottom-full mb-2 w-14 p-1"
        trigger={
          <>
            <HeadsetIcon size={20} />
            {props.unread && <Dot />}
          </>
        }
      >
        <Entries {...props} />
      </Popover>
      <BackToTop
        className={cx(
          'card grid size-11 place-items-center rounded-full shadow-2 hover:text-primary',
          'min-[1360px]:mr-1.5',
        )}
      />
    </aside>
  )
}

function Dot() {
  return <span className="absolute top-1.5 right-3 size-2 rounded-full bg-bad" aria-hidden="true" />
}

function Entries({ changelogHref, unread, hotline, service, publicAccount, children }: FloatingMenuProps) {
  return (
    <ul>
      <li>
        <a href={changelogHref} target="_blank" rel="noopener" className={floatingItemClass}>
          <BellIcon size={18} />
          更新
          {unread && <Dot />}
          <span className="sr-only">
            {unread ? '日志，有新内容（在新窗口打开）' : '日志（在新窗口打开）'}
          </span>
        </a>
      </li>
      <li>
        <Popover
          triggerClass={floatingItemClass}
          panelClass={panel}
          trigger={
            <>
              <HeadsetIcon size={18} />
              客服
            </>
          }
        >
          <QrImage qr={service} />
        </Popover>
      </li>
      <li>
        <Popover
          triggerClass={floatingItemClass}
          panelClass={panel}
          trigger={
            <>
              <PhoneIcon size={18} />
              热线
            </>
          }
        >
          <p className="text-12 text-ink-3">服务热线</p>
          <a href={`tel:${hotline}`} className="text-16 font-semibold">
            {hotline}
          </a>
        </Popover>
      </li>
      <li>
        <Popover
          triggerClass={floatingItemClass}
          panelClass={panel}
          trigger={
            <>
              <QrIcon size={18} />
              公众号
            </>
          }
        >
          <QrImage qr={publicAccount} />
        </Popover>
      </li>
      {children}
    </ul>
  )
}
