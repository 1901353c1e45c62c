import { holdsIdNumber, ID_NUMBER_TEXT } from '../formatting'
import type { Column, RecordKind } from '../records'
import { statedColumnsOf } from '../statements'

/** Maximum lengths of the evidence in UTF-16 units: with both values, it fits into an answer. */
export const EVIDENCE_LENGTHS = { text: 200, url: 500 } as const

/** Maximum length of a value in the message to the reporter. */
const MAX_QUOTED = 60

/** The evidence of a correction; its address is shown beside the value. */
export interface Evidence {
  readonly text: string
  readonly url: string
}

interface EvidenceProblem {
  readonly field: 'evidence' | 'evidenceUrl'
  readonly message: string
}

/** The columns that staff correct: every shown one that sources state, except tables (DAT-12). */
export function listCorrectable(kind: RecordKind): readonly Column[] {
  return statedColumnsOf(kind).filter(
    ({ type, hidden, internal }) => type !== 'table' && !hidden && !internal,
  )
}

const SECURE_WEB = /^https:\/\/[^\s/?#.@]+(\.[^\s/?#.@]+)+([/?#]\S*)?$/i

/** The evidence with its texts trimmed. */
export function trimEvidence({ text, url }: Evidence): Evidence {
  return { text: text.trim(), url: url.trim() }
}

const checkEvidenceText = (text: string): string | null => {
  if (text === '') return '请写明依据'
  if (holdsIdNumber(text)) return ID_NUMBER_TEXT
  return text.length > EVIDENCE_LENGTHS.text ? `依据最多 ${EVIDENCE_LENGTHS.text} 字` : null
}

const checkEvidenceUrl = (url: string): string | null => {
  if (url.length > EVIDENCE_LENGTHS.url) return `依据的网址最多 ${EVIDENCE_LENGTHS.url} 个字符`
  return SECURE_WEB.test(url) ? null : '请填写以 https:// 开头的完整网址'
}

/** All problems of trimmed evidence: a text, and an https address (DAT-12). */
export function checkEvidence({ text, url }: Evidence): EvidenceProblem[] {
  const problems = [
    ['evidence', checkEvidenceText(text)],
    ['evidenceUrl', checkEvidenceUrl(url)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

const quote = (value: string) =>
  `“${value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED - 1)}…` : value}”`

const describeChange = (before: string | null, after: string | null): string => {
  if (before !== null && before === after) return `经核实${quote(before)}无误`
  if (after === null) return before === null ? '已清除' : `${quote(before)}已清除`
  return before === null ? `已补充为${quote(after)}` : `已由${quote(before)}更正为${quote(after)}`
}

interface Change {
  readonly before: string | null
  readonly after: string | null
}

/**
 * The column of the currency that only this amount has, so that a correction may change it as well; null without one.
 */
export function findOwnCurrency(kind: RecordKind, column: Column): string | null {
  if (column.type !== 'fen' || column.currency === undefined) return null
  const parts: readonly Column[] = kind.columns.flatMap((each): readonly Column[] =>
    each.type === 'table' ? each.columns : [each],
  )
  const amounts = parts.filter((each) => each.type === 'fen' && each.currency === column.currency)
  return amounts.length === 1 ? column.currency : null
}

/**
 * The answer to the member who reported a value that staff corrected or confirmed: the change, or that the value is right
 * (DAT-36), and the evidence (DAT-15). A column
 * that not everybody may see is answered without its values.
 */
export function describeCorrection(
  { access }: Pick<Column, 'access'>,
  change: Change,
  { text }: Pick<Evidence, 'text'>,
): string {
  const isConfirmed = change.before !== null && change.before === change.after
  const closed = isConfirmed ? '经核实现在的内容无误' : '已更正'
  const changed = access === undefined ? describeChange(change.before, change.after) : closed
  return `${changed}。依据：${text}`
}
