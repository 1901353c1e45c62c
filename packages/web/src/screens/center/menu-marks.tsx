import { formatCount } from '@zhushutong/domain/formatting'
import type { ReactNode } from 'react'
import { UnreadDot } from '@/features/messages/unread-dot'
import { orNull, REMINDER } from '@/wiring/server/answers'
import type { Reader } from '../reader'
import { FAVOURITES, MESSAGES, ORDERS } from './section-address'

const count = (number: number | undefined, unit: string): ReactNode =>
  number ? (
    <span className="ml-1.5 text-12 font-normal text-ink-3">
      {formatCount(number)}
      <span className="sr-only">{unit}</span>
    </span>
  ) : undefined

/** The marks in the centre's menu by section: numbers of entries and the dot of unread messages. */
export async function loadMenuMarks({ member, calls }: Reader): Promise<Readonly<Record<string, ReactNode>>> {
  if (!member) return {}
  const [counts, pending] = await Promise.all([
    orNull(calls.profile.messageCount(undefined, REMINDER)),
    orNull(calls.orders.list({ status: 'pending', pageNum: 1, pageSize: 1 }, REMINDER)),
  ])
  return {
    [MESSAGES]: <UnreadDot unread={counts?.messageUnreadNum ?? null} />,
    [FAVOURITES]: count(counts?.favoritesTotal, ' 条'),
    [ORDERS]: count(pending?.total, ' 笔待支付'),
  }
}
