'use client'

import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { useCallback, useEffect, useState } from 'react'
import { type Gateway, usePort } from '@/wiring/browser/gateway'
import { type RecentList, recentLists } from './recent-lists'

const MAX_SAVED = 50

type Saved = readonly RecentList[] | 'loading' | 'failed'

/** The member's saved searches of a kind, by their own names (SUB-01); null after a failure. */
const savedPort =
  ({ call }: Gateway) =>
  async (kind: string): Promise<readonly RecentList[] | null> => {
    const answer = await call(({ subscriptions }) =>
      subscriptions.list({ of: 'search', pageNum: 1, pageSize: MAX_SAVED }),
    )
    if ('error' in answer) return null
    const { describePlace } = await import('../center/subscription-place')
    return answer.records
      .filter(({ module }) => module === kind)
      .map((subscription) => ({ href: describePlace(subscription).href, label: subscription.name }))
  }

function Lists({ title, lists, none }: { title: string; lists: readonly RecentList[]; none: string }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-12 text-ink-3">{title}</h3>
      {lists.length === 0 && <p className="text-12 text-ink-3">{none}</p>}
      {lists.map(({ href, label }) => (
        <a key={href} href={href} className="truncate leading-7 hover:text-primary" rel="nofollow">
          {label}
        </a>
      ))}
    </section>
  )
}

/** The saved lists of a member and the recent ones of the browser, and the link of the list itself. */
export function SavedPanel({
  kind,
  href,
  isMember,
}: {
  kind: string
  /** The address of the list itself; undefined without conditions. */
  href: string | undefined
  isMember: boolean
}) {
  const load = usePort(savedPort)
  const [saved, setSaved] = useState<Saved>('loading')
  const read = useCallback(async () => {
    setSaved('loading')
    setSaved((await load(kind)) ?? 'failed')
  }, [load, kind])
  useEffect(() => {
    if (isMember) void read()
  }, [isMember, read])
  return (
    <div className="grid gap-3">
      {isMember && saved === 'loading' && <p className="text-12 text-ink-3">正在读取…</p>}
      {isMember && saved === 'failed' && (
        <p role="alert" className="text-12 text-ink-3">
          没有读到已存的条件，
          <button type="button" className="text-primary" onClick={() => void read()}>
            重试
          </button>
        </p>
      )}
      {Array.isArray(saved) && (
        <Lists title="已存（订阅）" lists={saved} none="选好条件后点“订阅”，可命名保存" />
      )}
      <Lists
        title="最近使用"
        lists={recentLists(kind).filter((list) => list.href !== href)}
        none="暂无最近使用的条件"
      />
      {href !== undefined && (
        <CopyButton text={location.href} label="复制本页链接">
          复制本页链接
        </CopyButton>
      )}
    </div>
  )
}
