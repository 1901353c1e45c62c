import type { Viewer } from '@zhushutong/domain/access'
import { findMissingForFilter, type RecordQuery } from '@zhushutong/domain/records'
import { Popover } from '@zhushutong/ui/overlays/popover'
import type { ComponentType, ReactNode } from 'react'
import type { ListLocation } from '../list/list-model'
import { allChoicesHref } from '../list/list-parameters'
import { FilterMenu, type FilterMenuProps } from './filter-menu'
import { filterMenus, menuRows } from './filter-menus'
import { MenuChoices } from './menu-choices'
import { WordsMenu } from './words-menu'
import './filter-menu.css'

/** A related list: a sub-list, or another list in the same part of the site. */
export interface SiblingList {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

/** The related lists, as the first menu. */
function Siblings({ label, lists }: { label: string; lists: readonly SiblingList[] }) {
  return (
    <Popover
      id="menu-lists"
      className="menu"
      triggerClass="is-set"
      trigger={<em>{lists.find(({ isCurrent }) => isCurrent)?.label ?? label}</em>}
      panelClass="menu-panel"
    >
      <nav aria-label={label} className="menu-choices">
        <div>
          {lists.map((list) => (
            <a
              key={list.href}
              className="chip"
              href={list.href}
              aria-current={list.isCurrent ? 'page' : undefined}
            >
              {list.label}
            </a>
          ))}
        </div>
      </nav>
    </Popover>
  )
}

export function FilterPanel({
  place,
  query,
  isOpen = false,
  siblings,
  actions,
  viewer,
  Menu = FilterMenu,
}: {
  place: ListLocation
  query: RecordQuery
  /** If given, filters by a column that is closed to the viewer are not offered (ACC-02). */
  viewer?: Viewer
  /** True if the page contains the choices of all menus, as requested by its address (`showsAllChoices`). */
  isOpen?: boolean
  siblings?: { readonly label: string; readonly lists: readonly SiblingList[] }
  actions?: ReactNode
  Menu?: ComponentType<FilterMenuProps>
}) {
  const { kind, sub, site } = place
  const allHref = allChoicesHref(place, query)
  const menus = filterMenus(place, query).filter(
    ({ key }) => !viewer || !findMissingForFilter(kind, key, viewer),
  )
  return (
    <section className="filter-bar" aria-label="筛选" data-track="filter">
      {siblings && <Siblings {...siblings} />}
      {menus.map(({ key, label, value }) => (
        <Menu
          key={key}
          place={{ kind: kind.kind, sub: sub?.segment, menu: key, site, keyword: query.keyword }}
          label={label}
          value={value}
          allHref={allHref}
        >
          {isOpen ? <MenuChoices rows={menuRows(place, query, key)} /> : undefined}
        </Menu>
      ))}
      {kind.keyword === 'words' && <WordsMenu keyword={query.keyword} />}
      {actions && (
        <div className="filter-actions" data-track="list-action">
          {actions}
        </div>
      )}
    </section>
  )
}
