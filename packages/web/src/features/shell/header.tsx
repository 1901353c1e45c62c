import type { ReactNode } from 'react'
import { Logo } from '@/ui/icon'
import { Account } from './account'
import { MegaMenu } from './mega-menu'
import { MobileNav } from './mobile-nav'
import { NavAnchor } from './nav-anchor'
import { RegionTag } from './region-tag'
import { TabsBar } from './tabs-bar'
import type { LinkGroup, NavLink, TabLink, Visitor } from './types'

export type HeaderProps = {
  visitor: Visitor
  /** Ends the account menu: the way to log out. */
  accountActions?: ReactNode
  region: { name: string; sites: readonly NavLink[] }
  /** The search box; pages with one of their own leave it out. */
  search?: ReactNode
  menu: { label: string; groups: readonly LinkGroup[] }
  links: readonly NavLink[]
  memberHref: string
  tabs?: { label: string; items: readonly TabLink[] }
}

function SmallScreenMenu({ menu, links, memberHref }: Pick<HeaderProps, 'menu' | 'links' | 'memberHref'>) {
  return (
    <nav aria-label="站点导航" className="grid gap-4">
      {[{ title: '服务', links: [{ label: '开通会员', href: memberHref }, ...links] }, ...menu.groups].map(
        (group) => (
          <section key={group.title}>
            <h3 className="text-12 text-ink-3">{group.title}</h3>
            <ul className="grid grid-cols-2">
              {group.links.map((link) => (
                <li key={link.label}>
                  <NavAnchor link={link} className="flex min-h-10 flex-wrap items-center gap-x-2" />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </nav>
  )
}

/** The head of every page; sticky on wide screens, at the top of the page on phones. */
export function Header({
  visitor,
  accountActions,
  region,
  search,
  menu,
  links,
  memberHref,
  tabs,
}: HeaderProps) {
  return (
    <header className="relative top-0 z-30 border-b border-line bg-surface md:sticky">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-2 bg-primary px-4 py-2 text-primary-ink focus:translate-y-0"
      >
        跳到正文
      </a>
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-3 py-3 md:h-16 md:flex-nowrap md:gap-x-5 md:py-0">
        <a
          href="/"
          className="flex flex-none items-center gap-2.5 text-[18px] leading-7 font-semibold tracking-[.02em]"
        >
          <Logo />
          筑数通
        </a>
        <RegionTag {...region} />
        {search && (
          <div className="flex max-w-[560px] min-w-0 flex-1 max-md:order-last max-md:max-w-none max-md:basis-full">
            {search}
          </div>
        )}
        <nav
          aria-label="站点导航"
          className="ml-auto flex flex-none items-center gap-2 whitespace-nowrap md:gap-4"
        >
          <div className="hidden items-center gap-4 lg:flex">
            <MegaMenu {...menu} />
            {links.map((link) => (
              <NavAnchor key={link.label} link={link} className="flex items-center gap-1" />
            ))}
          </div>
          <a href={memberHref} className="hidden text-gold hover:text-gold-strong md:block">
            开通会员
          </a>
          <Account visitor={visitor} actions={accountActions} />
          <MobileNav>
            <SmallScreenMenu menu={menu} links={links} memberHref={memberHref} />
          </MobileNav>
        </nav>
      </div>
      {tabs && <TabsBar label={tabs.label} tabs={tabs.items} />}
    </header>
  )
}
