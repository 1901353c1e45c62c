import { Tag } from '@zhushutong/ui/tag'
import { type Batch, formatCount } from './batch-words'

type Reason = NonNullable<Batch['reasons']>[number]

const LEVELS = { rejected: '拒绝', warning: '提醒', merged: '合并' } as const
const TONES = { rejected: 'bad', warning: 'warn', merged: 'neutral' } as const
const ORDER = ['rejected', 'warning', 'merged']

const byWeight = (a: Reason, b: Reason) =>
  ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || b.count - a.count

const placeOf = ({ field, line, value }: Reason) =>
  [field, `第 ${line} 行`, value].filter((text) => text !== '').join(' · ')

/** The reasons of refused rows and warnings, the refused ones and the most frequent first (DAT-57). */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <ul aria-label="拒绝与提醒的原因">
      {reasons.toSorted(byWeight).map((reason) => (
        <li
          key={`${reason.level} ${reason.field} ${reason.reason}`}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 last:border-b-0"
        >
          <span>
            <Tag tone={TONES[reason.level]}>{LEVELS[reason.level]}</Tag>
          </span>
          <span className="wrap-anywhere">
            {reason.reason}
            <span className="block text-12 text-ink-3">第一处：{placeOf(reason)}</span>
          </span>
          <span className="tabular-nums">{formatCount(reason.count)} 处</span>
        </li>
      ))}
    </ul>
  )
}
