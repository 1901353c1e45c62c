'use client'

import { cx } from '@zhushutong/ui/cx'
import { ScrollRow } from '@zhushutong/ui/layout/scroll-row'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'

interface Entry {
  /** The number of the page in the address: ?index=5. */
  readonly index: string
  readonly label: string
  readonly href: string
  /** The number of its entries, or the dot of unread messages. */
  readonly mark?: ReactNode
}

export interface CenterMenuGroup {
  readonly title: string
  readonly links: readonly Entry[]
}

/**
 * The centre's menu, with the open page marked. On phones, it shows its groups in a row, and below it the entries of
 * one group.
 */
export function CenterMenu({ groups }: { groups: readonly CenterMenuGroup[] }) {
  const index = useSearchParams().get('index')
  const links = groups.flatMap((group) => group.links)
  const current = links.find((link) => link.index === index) ?? links[0]
  const isIn = (group: CenterMenuGroup) => current !== undefined && group.links.includes(current)
  return (
    <nav aria-label="个人中心" className="card grid min-w-0 gap-1 p-2 md:gap-3 md:p-3">
      <ul className="flex justify-between border-b border-line pb-1 md:hidden">
        {groups.map((group) => (
          <li key={group.title}>
            <Link
              href={group.links[0]?.href ?? '/center/'}
              prefetch={false}
              className={cx('block px-3 py-2', isIn(group) ? 'font-semibold text-primary' : 'text-ink-2')}
            >
              {group.title}
            </Link>
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <div key={group.title} className={cx('min-w-0', !isIn(group) && 'max-md:hidden')}>
          <p className="px-2 pb-1 text-12 text-ink-3 max-md:hidden">{group.title}</p>
          <ScrollRow>
            <ul className="flex w-max gap-1 md:grid md:w-auto md:grid-cols-2 md:gap-y-0.5">
              {group.links.map((link) => (
                <MenuEntry key={link.href} {...link} isCurrent={link === current} />
              ))}
            </ul>
          </ScrollRow>
        </div>
      ))}
    </nav>
  )
}

function MenuEntry({ label, href, mark, isCurrent }: Omit<Entry, 'index'> & { isCurrent: boolean }) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(
          'block rounded-1 px-2 py-1.5 whitespace-nowrap focus-visible:-outline-offset-2',
          isCurrent ? 'bg-primary-soft font-semibold text-primary' : 'hover:bg-surface-2',
        )}
      >
        {label}
        {mark}
      </Link>
    </li>
  )
}
