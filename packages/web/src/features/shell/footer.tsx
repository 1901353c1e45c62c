'use client'

import { Logo } from '@zhushutong/ui/icon'
import { ThemeSwitch } from '@zhushutong/ui/theme/theme-switch'
import type { ReactNode } from 'react'
import { NavAnchor } from './nav-anchor'
import { QrPopover } from './qr-popover'
import type { LinkGroup, NavLink, QrLink } from './types'

type FooterProps = {
  groups: readonly LinkGroup[]
  qrs: readonly QrLink[]
  hotline: string
  /** Registration notices of the operator, such as ICP 备案. */
  notices: readonly NavLink[]
  /** The page's own lines of links. */
  children: ReactNode
}

export function LinkLine({ title, links }: { title: string; links: readonly NavLink[] }) {
  if (links.length === 0) return null
  return (
    <section className="link-line">
      <h2 className="py-[3px] text-ink-3">{title}</h2>
      <ul className="footer-links flex flex-wrap gap-x-4 text-ink-2">
        {links.map((link) => (
          <li key={link.label}>
            <NavAnchor link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The number of links above which a group has two columns. */
const LONG = 6

/** The footer of every page (SHL-06). */
export function Footer({ groups, qrs, hotline, notices, children }: FooterProps) {
  return (
    // Grows to fill a short page: pushed to the bottom instead, it would shift while the HTML is loading.
    <footer className="flex-auto border-t border-line bg-surface print:hidden">
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[200px_minmax(0,1fr)]">
        <section className="grid content-start gap-3">
          <p className="flex items-center gap-2.5 text-16 font-semibold">
            <Logo size={24} />
            筑数通
          </p>
          <p>
            <span className="block text-12 text-ink-3">服务热线</span>
            <a href={`tel:${hotline}`} className="text-20 font-semibold">
              {hotline}
            </a>
          </p>
          <div className="flex flex-wrap gap-2">
            {qrs.map((qr) => (
              <QrPopover key={qr.label} qr={qr} />
            ))}
          </div>
        </section>
        <div className="footer-groups">
          {groups.map((group) => (
            <section key={group.title} data-long={group.links.length > LONG || undefined}>
              <h2 className="mb-2 font-semibold">{group.title}</h2>
              <ul className="footer-links text-ink-2">
                {group.links.map((link) => (
                  <li key={link.label}>
                    <NavAnchor link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <div className="wrap grid gap-3 border-t border-line py-5">
        {children}
        <div className="footer-end">
          <ul className="footer-links flex flex-wrap gap-x-4 text-12 text-ink-3">
            {notices.map((notice) => (
              <li key={notice.label}>
                <NavAnchor link={notice} />
              </li>
            ))}
          </ul>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
