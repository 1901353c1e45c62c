import { type Opening, promptFor } from '@zhushutong/domain/access'
import {
  type AnyValue,
  type CellColumn,
  type Column,
  displayValue,
  type Locks,
} from '@zhushutong/domain/records'
import { Locked } from '@/ui/locked'
import { Tag } from '@/ui/tag'

const LOCKED_TEXT = '******'

/** The shown text of a closed value, and where the click leads: the login, or the membership. */
export function LockedValue({ text, opensBy }: { text: string; opensBy: Opening }) {
  const prompt = promptFor(opensBy)
  const needsLogin = opensBy === 'login'
  return (
    <Locked
      text={text}
      hint={prompt.text}
      href={needsLogin ? '/auth/login/' : '/svip.html'}
      unlock={needsLogin ? 'login' : 'membership-guide'}
    />
  )
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
}: {
  column: Column | CellColumn
  value: AnyValue | undefined
  record: Readonly<Record<string, unknown>>
  locks: Locks
  lockKey?: string
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
  return displayValue(column, value, record)
}

/** An enum value as a tag in the colour of its state; nothing where there is no value. */
export function EnumTag({ column, value }: { column: Column; value: AnyValue | undefined }) {
  if (column.type !== 'enum' || value === null || value === undefined) return null
  const option = column.options.find((o) => o.value === value)
  if (!option) return null
  return <Tag tone={option.tone ?? 'neutral'}>{option.label}</Tag>
}
