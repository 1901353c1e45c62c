import { ChevronDownIcon, CloseIcon, MenuIcon } from '@/ui/icon'
import { NavAnchor } from './nav-anchor'
import type { LinkGroup } from './types'

const ID = 'site-menu'

/** Opens the site menu: by its name on wide screens, by three lines on small ones. */
export function MegaMenuButtons({ label }: { label: string }) {
  return (
    <>
      <button type="button" popoverTarget={ID} className="mega-menu-button max-lg:hidden">
        {label}
        <ChevronDownIcon />
      </button>
      <button
        type="button"
        popoverTarget={ID}
        aria-label="打开导航"
        className="grid size-9 flex-none place-items-center rounded-2 border border-line-strong lg:hidden"
      >
        <MenuIcon size={18} />
      </button>
    </>
  )
}

/**
 * All entries of the top navigation (SHL-07): a panel under the header on wide screens, a sheet from
 * the right on small ones. A native popover: it needs no script, Esc and a click elsewhere close it,
 * and the focus goes from its button into it and back.
 */
export function MegaMenu({ label, groups }: { label: string; groups: readonly LinkGroup[] }) {
  return (
    <nav id={ID} popover="auto" aria-label={label} className="mega-menu">
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
      <div className="mega-menu-groups">
        {groups.map((group) => (
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
        ))}
      </div>
    </nav>
  )
}
