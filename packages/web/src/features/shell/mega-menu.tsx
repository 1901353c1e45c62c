import { ChevronDownIcon } from '@/ui/icon'
import { Popover } from '@/ui/popover'
import { NavAnchor } from './nav-anchor'
import type { LinkGroup } from './types'

/** All entries of the top navigation in one panel across the header (SHL-07). */
export function MegaMenu({ label, groups }: { label: string; groups: readonly LinkGroup[] }) {
  return (
    <Popover
      className="group static"
      triggerClass="flex items-center gap-1 py-2 hover:text-primary group-open:text-primary"
      panelClass="inset-x-0 top-full max-h-[calc(100dvh-var(--header-h)-24px)] overflow-y-auto rounded-t-none border-x-0 border-t-0"
      trigger={
        <>
          {label}
          <ChevronDownIcon className="transition-transform group-open:rotate-180" />
        </>
      }
    >
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-5 py-6 lg:grid-cols-4">
        {groups.map((group) => (
          <section key={group.title}>
            <h2 className="mb-1 text-12 text-ink-3">{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.label}>
                  <NavAnchor
                    link={link}
                    className="-mx-2 flex items-center gap-2 rounded-1 px-2 py-1.5 hover:bg-surface-2"
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Popover>
  )
}
