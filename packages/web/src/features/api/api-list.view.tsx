import type { ApiCall, ApiGroup } from '@zhushutong/domain/api-centre'
import { LinkButton } from '@zhushutong/ui/button'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { AccessTag } from './access-tag'
import { ApiNav, CallSearch } from './api-nav'
import { ALL_CALLS, API_HOME, callHref, groupHref } from './hrefs'
import './api.css'

interface Props {
  /** null: loading failed. */
  groups: readonly ApiGroup[] | null
  /** A group id, or `all`. */
  current: string
  keyword?: string
  keysHref: string
}

const matches = (keyword: string) => (call: ApiCall) =>
  [call.summary, call.name, call.path].some((text) => text.toLowerCase().includes(keyword))

/** The groups to show: one or all, with the calls that match a keyword. */
function groupsToShow(groups: readonly ApiGroup[], current: string, keyword = ''): readonly ApiGroup[] {
  const wanted = current === 'all' ? groups : groups.filter(({ id }) => id === current)
  const text = keyword.trim().toLowerCase()
  if (text === '') return wanted
  return wanted
    .map((group) =>
      group.name.toLowerCase().includes(text)
        ? group
        : { ...group, calls: group.calls.filter(matches(text)) },
    )
    .filter(({ calls }) => calls.length > 0)
}

function Calls({ calls }: { calls: readonly ApiCall[] }) {
  return (
    <ul>
      {calls.map((call) => (
        <li key={call.id} className="grid gap-1 border-b border-line py-3 last:border-b-0">
          <h3 className="flex flex-wrap items-center gap-2">
            <a href={callHref(call.id)} className="min-w-0 font-semibold hover:text-primary">
              {call.summary}
            </a>
            <AccessTag call={call} />
          </h3>
          <p className="flex min-w-0 flex-wrap items-center gap-2 text-ink-3">
            <span className="api-method">{call.method}</span>
            <span className="api-name">{call.path}</span>
            <span className="api-name text-ink-2">client.{call.name}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A group in the list of all groups. Its calls are folded: unfolded, the page would be many screens long. */
function Folded({ group: { id, name, about, calls }, isOpen }: { group: ApiGroup; isOpen: boolean }) {
  return (
    <details className="card api-group" open={isOpen || undefined}>
      <summary>
        <h2>{name}</h2>
        <span className="text-ink-3">{calls.length}</span>
        <span className="api-group-about">{about}</span>
      </summary>
      <div className="px-4 pb-3 md:px-6">
        <Calls calls={calls} />
        <a href={groupHref(id)} className="inline-block pt-2 text-primary">
          仅看本组
        </a>
      </div>
    </details>
  )
}

export function ApiListView({ groups, current, keyword, keysHref }: Props) {
  if (!groups)
    return (
      <main id="main" className="wrap py-6">
        <h1 className="text-20 font-semibold">接口列表</h1>
        <ErrorState title="接口列表暂时没有加载出来">请稍后刷新页面重试</ErrorState>
      </main>
    )
  const shown = groupsToShow(groups, current, keyword)
  const onlyGroup = current === 'all' ? undefined : shown[0]
  const count = groups.reduce((sum, { calls }) => sum + calls.length, 0)
  const callCount = shown.reduce((sum, { calls }) => sum + calls.length, 0)
  return (
    <main
      id="main"
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12 lg:grid-cols-[200px_minmax(0,1fr)]"
    >
      <div className="lg:col-span-2 -mb-4">
        <Breadcrumb
          items={[
            { label: 'API 中心', href: API_HOME },
            ...(onlyGroup
              ? [{ label: '全部接口', href: ALL_CALLS }, { label: onlyGroup.name }]
              : [{ label: '全部接口' }]),
          ]}
        />
      </div>
      <ApiNav groups={groups} current={current} keysHref={keysHref} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <header className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1">
            <h1 className="text-20 font-semibold md:text-28">
              {onlyGroup ? `${onlyGroup.name}接口` : '全部接口'}
            </h1>
            <p className="mt-1 text-ink-2">
              {onlyGroup?.about ??
                (keyword
                  ? `包含“${keyword}”的接口 ${callCount} 个`
                  : `${groups.length} 组，共 ${count} 个接口`)}
            </p>
          </div>
          <div className="w-full md:w-64">
            <CallSearch count={count} keyword={keyword} />
          </div>
        </header>
        {shown.map((group) =>
          onlyGroup ? (
            <TitledCard key={group.id} title="接口" count={group.calls.length}>
              <Calls calls={group.calls} />
            </TitledCard>
          ) : (
            <Folded key={group.id} group={group} isOpen={keyword !== undefined} />
          ),
        )}
        {shown.length === 0 && (
          <EmptyState title="没有找到接口" action={<LinkButton href={ALL_CALLS}>查看全部接口</LinkButton>}>
            换一个说法，或按目录查找
          </EmptyState>
        )}
      </div>
    </main>
  )
}
