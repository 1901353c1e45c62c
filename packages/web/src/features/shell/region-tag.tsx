import { ChevronDownIcon, PinIcon } from '@/ui/icon'
import { Popover } from '@/ui/popover'
import type { NavLink } from './types'

/** The city of this site, and a link to the others. */
export function RegionTag({ name, sites }: { name: string; sites: readonly NavLink[] }) {
  const tag = (
    <>
      <PinIcon size={12} />
      {name}
    </>
  )
  if (sites.length === 0) return <span className="tag">{tag}</span>
  return (
    <Popover
      className="group relative flex-none"
      label={`当前站点：${name}，切换站点`}
      triggerClass="tag hover:border-primary hover:text-primary"
      panelClass="top-full -left-2 mt-2 w-[min(360px,calc(100vw-24px))] p-4 max-md:fixed max-md:inset-x-3 max-md:top-14 max-md:w-auto"
      trigger={
        <>
          {tag}
          <ChevronDownIcon size={12} />
        </>
      }
    >
      <p className="mb-2 text-12 text-ink-3">切换城市站点</p>
      <ul className="grid grid-cols-5 gap-1">
        {sites.map((site) => (
          <li key={site.label}>
            <a className="chip" href={site.href} aria-current={site.label === name || undefined}>
              {site.label}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
