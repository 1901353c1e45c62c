import { buildChannelHref, buildContentHref, findChannel } from '@zhushutong/domain/content'
import { EMPTY_QUERY, findKind } from '@zhushutong/domain/records'
import { recordHref } from '@/features/records/detail/detail-href'
import { buildListHref, pickedConditions } from '@/features/records/list/list-model'
import type { ResultOf } from '@/wiring/types'

type Subscription = Pick<
  ResultOf<'subscriptions', 'list'>['records'][number],
  'of' | 'module' | 'keyword' | 'filters' | 'moduleId' | 'channel'
>

/** The conditions of a subscription in words, and the address of its full list. */
export function describePlace({ of, module, keyword, filters, moduleId, channel }: Subscription): {
  readonly conditions: readonly string[]
  readonly href: string
} {
  if (of === 'channel') {
    const followed = findChannel(channel ?? '')
    return { conditions: [], href: followed ? buildChannelHref(followed) : '/' }
  }
  const kind = findKind(of === 'search' || of === 'record' ? (module ?? '') : of)
  if (!kind) return { conditions: [], href: '/' }
  if (of !== 'search')
    return { conditions: [], href: recordHref(kind, { id: moduleId ?? '', expired: false }) }
  const query = { ...EMPTY_QUERY, filters: filters ?? {}, ...(keyword && { keyword }) }
  const conditions = pickedConditions({ kind }, query).map(({ label }) => label)
  return { conditions: [kind.label, ...conditions], href: buildListHref({ kind }, query) }
}

/** The page of an item of a digest; null if it has no page. */
export function hrefOfItem({
  module,
  moduleId,
  channel,
  expired,
}: {
  readonly module: string
  readonly moduleId: string
  readonly channel: string | null
  readonly expired: boolean
}): string | null {
  if (module === 'article') return channel === null ? null : buildContentHref(channel, moduleId)
  const kind = findKind(module)
  return kind && kind.detailPath !== 'none' ? recordHref(kind, { id: moduleId, expired }) : null
}
