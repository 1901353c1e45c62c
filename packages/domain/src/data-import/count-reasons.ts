import { replaceIdNumbers } from '../formatting'

/** A remark of an import about a row. */
interface RowRemark {
  readonly level: 'warning' | 'rejected' | 'merged'
  readonly reason: string
  readonly line: number
  readonly field: string
  readonly value: string
}

/** A reason with the number of its rows and the first of them. */
export interface RemarkReason extends RowRemark {
  readonly count: number
}

/** Numbers of rows within a reason are not compared: 与第 12 行合并. */
const textOf = ({ level, field, reason }: RowRemark) => `${level}\n${field}\n${reason.replace(/\d+/g, '0')}`

/** A file with every row wrong in another way has no more reasons than these. */
const MAX_REASONS = 50
const HIDDEN = '*'.repeat(18)

/** Control characters and halves of cut characters, which no database stores as JSON. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu

const clean = (text: string) => text.replace(UNSTORABLE, ' ')

/** Counts a remark under its reason; the value of the first has no identity card number (DAT-57). */
export function countReason(reasons: Map<string, RemarkReason>, remark: RowRemark): void {
  const key = textOf(remark)
  const known = reasons.get(key)
  if (known) reasons.set(key, { ...known, count: known.count + 1 })
  else if (reasons.size < MAX_REASONS) {
    const { level, reason, line, field, value } = remark
    const shown = {
      reason: clean(reason),
      field: clean(field),
      value: clean(replaceIdNumbers(value, HIDDEN)),
    }
    reasons.set(key, { level, line, ...shown, count: 1 })
  }
}
