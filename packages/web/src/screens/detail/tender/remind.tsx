import { isEmptyText, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import type { Subject } from '@zhushutong/domain/subscriptions'
import { LinkButton } from '@zhushutong/ui/button'
import { CalendarIcon } from '@zhushutong/ui/icon'
import type { ReactNode } from 'react'
import { SubscribeButton } from '@/features/subscriptions/subscribe-button'
import { RemindCard } from '@/features/tender-sheet'
import { calendarHref, readSchedule } from './schedule'

/**
 * The subject of the subscription: further notices of the same project, otherwise notices of its owner;
 * null if both are unknown.
 */
const findSubject = (kind: RecordKind, { projectCode, ownerId }: RecordView): Subject | null => {
  if (typeof projectCode === 'string' && !isEmptyText(projectCode))
    return { of: 'search', module: kind.kind, keyword: '', filters: { project: [projectCode] } }
  return typeof ownerId === 'string' ? { of: 'owner', id: ownerId } : null
}

/** Opens the dialog of a subscription to news of a tender. */
export function RemindButton({
  kind,
  record,
  block,
}: {
  kind: RecordKind
  record: RecordView
  block?: boolean
}): ReactNode {
  const subject = findSubject(kind, record)
  if (subject === null) return null
  return (
    <SubscribeButton
      subject={subject}
      name={String(record[kind.title] ?? kind.label)}
      label={block ? '有变更或结果时提醒' : '提醒我'}
      block={block}
      primary={!block}
    />
  )
}

export function Remind({ kind, record, now }: { kind: RecordKind; record: RecordView; now: number }) {
  const { bidDeadline } = readSchedule(record)
  const isOpen = bidDeadline !== null && bidDeadline >= now
  return (
    <RemindCard
      subscribe={findSubject(kind, record) && <RemindButton kind={kind} record={record} block />}
      calendar={
        isOpen && (
          <LinkButton block href={calendarHref(record.id)} download rel="nofollow">
            <CalendarIcon />
            加入日历
          </LinkButton>
        )
      }
    />
  )
}
