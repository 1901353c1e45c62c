import { type Opening, promptFor, VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  type AnyValue,
  type CellColumn,
  type Column,
  displayValue,
  type Locks,
  validityOf,
} from '@zhushutong/domain/records'
import { Locked } from '@/ui/locked'
import { Tag } from '@/ui/tag'
import { linkHref } from './detail-href'
import { ExpiryDate } from './expiry-date'
import { unlockProps } from './unlock'

const LOCKED_TEXT = '******'

/** The shown text of a closed value, and where the click leads: the login, or the membership. */
export function LockedValue({ text, opensBy }: { text: string; opensBy: Opening }) {
  return <Locked text={text} hint={promptFor(opensBy).text} {...unlockProps(opensBy)} />
}

/**
 * One value of a record as its reader may see it.
 * @param lockKey the column's key, or 'table.cell' inside a nested table
 */
export function RecordValue({
  column,
  value,
  record,
  locks,
  lockKey = column.key,
  viewer = VISITOR,
  now,
}: {
  column: Column | CellColumn
  value: AnyValue | undefined
  record: Readonly<Record<string, unknown>>
  locks: Locks
  lockKey?: string
  /** Who reads it, where that says more than the locks (ACC-07). */
  viewer?: Viewer
  /** ms; where it is given, the end of a validity bears its state (ACC-07). */
  now?: number
}) {
  const lock = locks[lockKey]
  if (lock && (lock.state === 'locked' || value !== null)) {
    return <LockedValue text={lock.state === 'locked' ? LOCKED_TEXT : String(value)} opensBy={lock.opensBy} />
  }
  if (column.type === 'link' && typeof value === 'string' && /^https?:\/\//.test(value)) {
    return (
      <a className="text-primary" href={value} rel="noopener noreferrer nofollow" target="_blank">
        查看原文
      </a>
    )
  }
  const text = displayValue(column, value, record)
  const validity = now === undefined ? null : validityOf(column, value, now)
  if (validity)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <RecordValue {...{ column, value, record, locks, lockKey, viewer }} />
        <Tag tone={validity.tone}>{validity.text}</Tag>
      </span>
    )
  if (column.expiry && typeof value === 'string' && value !== '')
    return <ExpiryDate date={text} service={column.expiry} viewer={viewer} />
  if (!column.link) return text
  const href = linkHref(column.link, record)
  return href === null ? (
    text
  ) : (
    <a className="hover:text-primary" href={href} data-directive={column.link.directive}>
      {text}
    </a>
  )
}

/** An enum value as a tag in the colour of its state; nothing where there is no value. */
export function EnumTag({ column, value }: { column: Column; value: AnyValue | undefined }) {
  if (column.type !== 'enum' || value === null || value === undefined) return null
  const option = column.options.find((o) => o.value === value)
  if (!option) return null
  return <Tag tone={option.tone ?? 'neutral'}>{option.label}</Tag>
}
