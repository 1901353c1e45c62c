import { buildPrompt, type Opening, VISITOR, type Viewer } from '@zhushutong/domain/access'
import { findVerdictTone } from '@zhushutong/domain/credit-verdict'
import {
  type AnyValue,
  type CellColumn,
  type Column,
  findReason,
  findShownText,
  findValidity,
  formatTableValue,
  formatTimeLeft,
  formatValue,
  isEmptyText,
  LOCKED_TEXT,
  type Locks,
  tableUnit,
} from '@zhushutong/domain/records'
import { Figure } from '@zhushutong/ui/charts/figure'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { GatedLink } from '@/triggers/dialog-trigger'
import { Locked } from '@/triggers/locked'
import { linkHref } from './detail-href'
import { DoubtMark } from './doubt-mark'
import { ExpiryDate } from './expiry-date'

/**
 * The colour of a count of adverse entries: the colour of the record's verdict, if that is a warning or worse
 * (CRD-06).
 */
export function judgeTone(
  { judgedBy }: Column | CellColumn,
  value: unknown,
  record: Readonly<Record<string, unknown>>,
): 'warn' | 'bad' | undefined {
  if (judgedBy === undefined || typeof value !== 'number' || value === 0) return undefined
  const tone = findVerdictTone(record[judgedBy])
  return tone === 'warn' || tone === 'bad' ? tone : undefined
}

/** The masked text of a closed value; its link leads to the login or to the membership page. */
function LockedValue({ text, opensBy }: { text: string; opensBy: Opening }) {
  return <Locked text={text} hint={buildPrompt(opensBy).text} opensBy={opensBy} />
}

/**
 * A value of a record, masked according to the reader's access.
 * @param lockKey the column's key, or 'table.cell' inside a nested table
 * @param row the position of the row in a nested table
 * @param inTable true if the column's header gives the unit of an amount
 */
export function RecordValue({
  column,
  value,
  record,
  locks,
  lockKey = column.key,
  row,
  viewer = VISITOR,
  now,
  inTable = false,
}: {
  column: Column | CellColumn
  value: AnyValue | undefined
  record: Readonly<Record<string, unknown>>
  locks: Locks
  lockKey?: string
  row?: number
  /** The reader; needed for values whose display depends on more than the locks (ACC-07). */
  viewer?: Viewer
  /** In ms; if given, an end of validity shows its state (ACC-07). */
  now?: number
  inTable?: boolean
}) {
  const lock = locks[lockKey]
  const masked = value ?? findShownText(locks, lockKey, row)
  if (lock && (lock.state === 'locked' || masked !== null)) {
    const unit = inTable ? undefined : tableUnit(column)
    const text = lock.state === 'locked' ? LOCKED_TEXT : unit ? `${masked} ${unit}` : String(masked)
    return <LockedValue text={text} opensBy={lock.opensBy} />
  }
  if (column.type === 'link' && typeof value === 'string' && /^https?:\/\//.test(value)) {
    return (
      <a href={value} rel="noopener noreferrer nofollow" target="_blank">
        查看原文
      </a>
    )
  }
  const reason = findReason(record, lockKey)
  if (reason !== null)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <RecordValue
          {...{ column, value, locks, lockKey, viewer, inTable }}
          record={{ ...record, doubts: undefined }}
        />
        <DoubtMark reason={reason} />
      </span>
    )
  const tone = judgeTone(column, value, record)
  const text = inTable ? formatTableValue(column, value, record) : formatValue(column, value, record)
  const validity = now === undefined ? null : findValidity(column, value, now)
  if (validity)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <RecordValue {...{ column, value, record, locks, lockKey, viewer, inTable }} />
        <Tag tone={validity.tone}>{validity.text}</Tag>
      </span>
    )
  const left = now === undefined ? null : formatTimeLeft(column, value, now)
  if (left)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {text}
        <small className="text-12 text-ink-3">{left}</small>
      </span>
    )
  if (column.expiry && typeof value === 'string' && value !== '')
    return <ExpiryDate date={text} service={column.expiry} viewer={viewer} />
  const href = column.link ? linkHref(column.link, record) : null
  return href === null ? (
    <Figure isNothing={isEmptyText(text)}>
      {tone ? (
        <span className="warns" data-tone={tone}>
          {text}
        </span>
      ) : (
        text
      )}
    </Figure>
  ) : (
    <RecordLink href={href} directive={column.link?.directive}>
      {text}
    </RecordLink>
  )
}

/** A link of a value; some need a login or a membership first (ACC-03). */
function RecordLink({
  href,
  directive,
  children,
}: {
  href: string
  directive: 1 | 2 | undefined
  children: ReactNode
}) {
  return directive ? (
    <GatedLink href={href} gate={directive}>
      {children}
    </GatedLink>
  ) : (
    <a href={href}>{children}</a>
  )
}

/** An enum value as a tag in the colour of its state; nothing without a value. */
export function EnumTag({ column, value }: { column: Column; value: AnyValue | undefined }) {
  if (column.type !== 'enum' || value === null || value === undefined) return null
  const option = column.options.find((o) => o.value === value)
  if (!option) return null
  const tag = <Tag tone={option.tone ?? 'neutral'}>{option.label}</Tag>
  if (column.inferred === undefined) return tag
  return (
    <span className="inferred" data-tip={column.inferred}>
      {tag}
      <span className="sr-only">（推断）</span>
    </span>
  )
}
