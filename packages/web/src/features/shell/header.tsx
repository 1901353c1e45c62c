'use client'

import { Logo } from '@zhushutong/ui/icon'
import type { ReactNode } from 'react'
import { Account } from './account'
import { MegaMenu, MegaMenuButtons } from './mega-menu'
import { NavAnchor } from './nav-anchor'
import { RegionTag } from './region-tag'
import type { NavLink, Visitor } from './types'

type HeaderProps = {
  visitor: Visitor
  accountActions?: ReactNode
  /** The link to the inbox; members only. */
  bell?: ReactNode
  /** The city of the site; `hasSites` is true if other city sites exist. */
  region: { name: string; hasSites: boolean }
  /** The search box of the page. */
  search: ReactNode
  menu: string
  links: readonly NavLink[]
  /** The membership page; undefined for members with a paid term. */
  memberHref?: string
  /** The tabs of the page. */
  tabs: ReactNode
}

/** The header of every page; sticky on wide screens, at the top of the page on phones. */
export function Header({
  visitor,
  accountActions,
  bell,
  region,
  search,
  menu,
  links,
  memberHref,
  tabs,
}: HeaderProps) {
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        跳到正文
      </a>
      <div className="wrap header-bar">
        <a href="/" className="wordmark">
          <Logo />
          <span>筑数通</span>
        </a>
        <RegionTag {...region} />
        <MegaMenuButtons label={menu} />
        {search}
        <div className="header-end">
          <nav aria-label="帮助与会员" className="header-links">
            {links.map((link) => (
              <NavAnchor key={link.label} link={link} />
            ))}
            {memberHref && (
              <a data-offer="" href={memberHref} className="text-gold hover:text-gold-strong">
                开通会员
              </a>
            )}
          </nav>
          {bell}
          <Account visitor={visitor} actions={accountActions} />
        </div>
      </div>
      {tabs}
      <MegaMenu label={menu} />
    </header>
  )
}
