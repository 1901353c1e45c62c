import { API_PARTS, type ApiGroup, scopeOfGroup } from '@zhushutong/domain/api-centre'
import { Input } from '@zhushutong/ui/fields/field'
import { ALL_CALLS, API_HOME, groupHref } from './hrefs'
import './api.css'

/** The groups by API part; empty parts are left out. */
export function listApiParts(groups: readonly ApiGroup[]) {
  return API_PARTS.map(({ scope, label }) => ({
    scope,
    label,
    groups: groups.filter((group) => scopeOfGroup(group) === scope),
  })).filter((part) => part.groups.length > 0)
}

/** The search form for API calls. Not a `<search>` element: those search the records, with suggestions. */
export function CallSearch({ count, keyword }: { count: number; keyword?: string }) {
  return (
    <form action={ALL_CALLS}>
      <Input
        name="q"
        defaultValue={keyword}
        maxLength={40}
        aria-label="搜索接口"
        placeholder={`搜索 ${count} 个接口`}
      />
    </form>
  )
}

/** The groups of calls beside a page. Phones use the list of all calls instead. */
export function ApiNav({
  groups,
  current,
  keysHref,
}: {
  groups: readonly ApiGroup[]
  /** A group id, or `all`. */
  current: string
  keysHref: string
}) {
  return (
    <aside className="hidden lg:block">
      <nav
        aria-label="接口目录"
        className="api-nav sticky top-[calc(var(--header-h)+16px)] max-h-[calc(100dvh-var(--header-h)-32px)] overflow-auto pb-4"
      >
        <a href={API_HOME}>API 中心</a>
        <a href={keysHref}>我的密钥</a>
        <a href={ALL_CALLS} aria-current={current === 'all' ? 'page' : undefined}>
          全部接口
        </a>
        {listApiParts(groups).map(({ label, groups: inPart }) => (
          <div key={label} className="mt-3">
            <p className="px-3 pb-1 text-12 text-ink-3">{label}</p>
            {inPart.map(({ id, name }) => (
              <a key={id} href={groupHref(id)} aria-current={id === current ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </div>
        ))}
      </nav>
    </aside>
  )
}
