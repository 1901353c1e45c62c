'use client'

import { LinkButton } from '@zhushutong/ui/button'
import { ChevronDownIcon, CloseIcon, MenuIcon } from '@zhushutong/ui/icon'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { useCallback, useEffect, useRef, useState } from 'react'
import { NavAnchor } from './nav-anchor'
import { loadSiteMenu } from './site-menu'
import type { LinkGroup } from './types'

const ID = 'site-menu'

// A pointer on the button usually opens the menu next.
const prepare = () => void loadSiteMenu().catch(() => undefined)

/** The buttons that open the site menu: a text on wide screens, an icon on small screens. */
export function MegaMenuButtons({ label }: { label: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="mega-menu-button max-lg:hidden"
      >
        {label}
        <ChevronDownIcon />
      </button>
      <button
        type="button"
        popoverTarget={ID}
        onFocus={prepare}
        aria-label="打开导航"
        className="menu-button"
      >
        <MenuIcon size={18} />
      </button>
    </>
  )
}

/**
 * All entries of the top navigation (SHL-07): a panel below the header on wide screens, a sheet from the
 * right on small screens. A native popover opens without scripts, closes by Esc and by a click outside, and
 * moves the focus from its button into the menu and back. The entries are loaded on opening; before, and
 * after a failure, the menu links to the site map.
 */
export function MegaMenu({ label }: { label: string }) {
  const menu = useRef<HTMLElement>(null)
  const [groups, setGroups] = useState<readonly LinkGroup[] | 'failed' | null>(null)
  const load = useCallback(() => void loadSiteMenu().then(setGroups, () => setGroups('failed')), [])
  // The menu may have been opened before the page's scripts ran.
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) load()
  }, [load])
  return (
    <nav
      ref={menu}
      id={ID}
      popover="auto"
      aria-label={label}
      className="mega-menu"
      onToggle={(event) => event.newState === 'open' && load()}
    >
      <div className="flex items-center border-b border-line px-4 py-3 lg:hidden">
        <b className="text-16 font-semibold">{label}</b>
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label="关闭"
          className="-mr-1 ml-auto grid size-8 place-items-center text-ink-3"
        >
          <CloseIcon size={18} />
        </button>
      </div>
      <div className="mega-menu-body" aria-busy={groups === null}>
        {Array.isArray(groups) ? <Levels groups={groups} /> : <Pending failed={groups === 'failed'} />}
      </div>
    </nav>
  )
}

/** The groups in two levels: the sixteen main entries and the tools first, all other pages behind (SHL-07). */
function Levels({ groups }: { groups: readonly LinkGroup[] }) {
  const isBehind = (group: LinkGroup) => !group.isLead && !group.smallOnly
  return (
    <>
      <div className="mega-menu-lead">
        <Groups groups={groups.filter((group) => !isBehind(group))} />
      </div>
      <details className="mega-menu-more">
        <summary>更多：全部查询、服务与内容</summary>
        <div className="mega-menu-groups">
          <Groups groups={groups.filter(isBehind)} />
        </div>
      </details>
    </>
  )
}

function Groups({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map((group) => (
    <section key={group.title} data-small-only={group.smallOnly || undefined}>
      <h2>{group.title}</h2>
      <ul>
        {group.links.map((link) => (
          <li key={link.label}>
            <NavAnchor link={link} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Pending({ failed }: { failed: boolean }) {
  return (
    <section className="grid gap-3">
      {failed ? <p role="alert">菜单没有加载出来，可以从网站地图进入</p> : <Skeleton height={120} />}
      <LinkButton href="/sitemap.html">网站地图</LinkButton>
    </section>
  )
}
