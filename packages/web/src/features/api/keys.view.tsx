import { KEY_SCOPE_LABELS, type KeyScope } from '@zhushutong/domain/api-keys'
import { formatTime } from '@zhushutong/domain/formatting'
import { BarChart } from '@zhushutong/ui/charts/bar-chart'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { API_HOME } from './hrefs'
import './api.css'

/** An API key of the reader; times in ms. */
interface KeyItem {
  readonly keyId: string
  readonly name: string
  /** The first characters of the key. */
  readonly prefix: string
  readonly scopes: readonly string[]
  readonly createTime: number
  readonly lastUsedTime: number | null
  readonly revokeTime: number | null
  /** Number of calls in the last 30 days. */
  readonly calls: number
}

interface Props {
  /** null: loading failed. */
  keys: readonly KeyItem[] | null
  days: readonly { readonly day: string; readonly calls: number }[]
  /** The key whose use is shown; undefined for all keys. */
  current?: string
  hrefOf: (keyId?: string) => string
  form: ReactNode
  revoke: (key: KeyItem) => ReactNode
}

const labelOf = (scope: string) => KEY_SCOPE_LABELS[scope as KeyScope]?.label ?? scope

function Key({ item, revoke }: { item: KeyItem; revoke: ReactNode }) {
  const { name, prefix, scopes, createTime, lastUsedTime, revokeTime, calls } = item
  return (
    <article className="grid gap-1 border-b border-line py-3 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="min-w-0 break-words">{name}</span>
        <span className="api-name font-normal text-ink-3">{prefix}…</span>
        {revokeTime !== null && <Tag tone="bad">已停用</Tag>}
        {revokeTime === null && <span className="ml-auto">{revoke}</span>}
      </h3>
      <p className="flex flex-wrap gap-1.5">
        {scopes.map((scope) => (
          <Tag key={scope}>{labelOf(scope)}</Tag>
        ))}
      </p>
      <p className="flex flex-wrap gap-x-4 text-12 text-ink-3">
        <span>近 30 天调用 {calls} 次</span>
        <span>{lastUsedTime === null ? '尚未使用' : `最近使用 ${formatTime(lastUsedTime)}`}</span>
        <span>新建于 {formatTime(createTime)}</span>
        {revokeTime !== null && <span>停用于 {formatTime(revokeTime)}</span>}
      </p>
    </article>
  )
}

/** The reader's API keys, the form for a new key, and the calls per day (KEY-01). */
export function KeysView({ keys, days, current, hrefOf, form, revoke }: Props) {
  if (keys === null)
    return (
      <TitledCard title="API 密钥">
        <ErrorState title="密钥暂时没有加载出来">请稍后刷新页面重试</ErrorState>
      </TitledCard>
    )
  const total = days.reduce((sum, { calls }) => sum + calls, 0)
  return (
    <div className="grid gap-4">
      <TitledCard
        title="新建密钥"
        note={
          <a href={API_HOME} className="text-primary">
            接口文档
          </a>
        }
      >
        {form}
      </TitledCard>
      <TitledCard title="API 密钥" count={keys.length}>
        {keys.map((key) => (
          <Key key={key.keyId} item={key} revoke={revoke(key)} />
        ))}
        {keys.length === 0 && (
          <EmptyState title="暂无密钥">密钥让您的程序以您的权益调用接口，为每个程序各建一个</EmptyState>
        )}
      </TitledCard>
      {keys.length > 0 && (
        <TitledCard title="每日调用" count={total} note={`最近 ${days.length} 天，含被拒绝的`}>
          <nav aria-label="用量" className="mb-3">
            <Tabs
              links={[
                { label: '全部密钥', href: hrefOf(), isCurrent: current === undefined },
                ...keys.map(({ keyId, name }) => ({
                  label: name,
                  href: hrefOf(keyId),
                  isCurrent: keyId === current,
                })),
              ]}
            />
          </nav>
          <BarChart
            title="每日调用次数"
            unit="次"
            bars={days.map(({ day, calls }) => ({ label: day.slice(5), value: calls, text: String(calls) }))}
          />
        </TitledCard>
      )}
    </div>
  )
}
