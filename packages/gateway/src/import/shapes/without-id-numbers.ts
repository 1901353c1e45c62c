import { hash } from 'node:crypto'
import { replaceIdNumbers } from '@zhushutong/domain/formatting'
import { type AnyValue, type Column, findColumn, type RecordKind } from '@zhushutong/domain/records'
import type { Draft, Reading, Remark, Shape } from './draft'

// Permits and projects are numbered like identity cards: place, date, serial number. Their dates are later than the
// birth of the people in the records.
const isBefore = (year: number) => (number: string) => Number(number.slice(6, 10)) < year
const IN_CODES = isBefore(2000)
const IN_TEXTS = isBefore(2009)

/** Brackets that enclosed a number which was removed. */
const EMPTY_BRACKETS = /[(（[【]\s*[)）\]】]/gu
const SEPARATORS = new Set(' \t\n,，;；:：、/|·-')

/** The text without separators at its end. */
const trimSeparators = (text: string): string => {
  let end = text.length
  while (end > 0 && SEPARATORS.has(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

const cleanCell = (column: Pick<Column, 'type'>, value: string): string => {
  const cleaned = replaceIdNumbers(value, '', column.type === 'code' ? IN_CODES : IN_TEXTS)
  return cleaned === value ? value : trimSeparators(cleaned.replace(EMPTY_BRACKETS, '')).trim()
}

const clean = (column: Column, value: AnyValue | undefined): AnyValue | undefined => {
  if (typeof value === 'string') return cleanCell(column, value) || null
  if (!Array.isArray(value)) return value
  if (column.type === 'tags')
    return value.map((tag) => cleanCell(column, String(tag))).filter((tag) => tag !== '')
  if (column.type !== 'table') return value
  return (value as ReadonlyArray<Readonly<Record<string, string | number | null>>>).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, cell]) => {
        const { type } = column.columns.find((each) => each.key === key) ?? { type: 'text' as const }
        return [key, typeof cell === 'string' ? cleanCell({ type }, cell) || null : cell]
      }),
    ),
  )
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** A key with an identity number is stored as its hash, which still recognises the row. */
const cleanKey = (key: string): string =>
  replaceIdNumbers(key, '') === key ? key : `sha256-${hash('sha256', key, 'base64url')}`

const cleanDraft = (kind: RecordKind, draft: Draft): Draft => {
  const remarks: Remark[] = []
  const values = Object.fromEntries(
    Object.entries(draft.values).map(([key, value]) => {
      const column = findColumn(kind, key)
      const cleaned = column ? clean(column, value) : value
      if (column && !isSame(cleaned, value)) {
        const reason = `${column.label}里有身份证号，已去掉，未录入`
        remarks.push({ line: draft.line, level: 'warning', reason, field: key, value: '' })
      }
      return [key, cleaned ?? null]
    }),
  )
  const sourceKey = cleanKey(draft.sourceKey)
  if (remarks.length === 0 && sourceKey === draft.sourceKey) return draft
  const { proof, hint } = draft
  return {
    ...draft,
    values,
    sourceKey,
    proof: proof === null ? null : cleanKey(proof),
    hint: hint === null ? null : cleanKey(hint),
    remarks: [...draft.remarks, ...remarks],
  }
}

const losesTitle = ({ kind, title }: RecordKind, before: Draft, after: Draft) =>
  kind !== 'company' && typeof before.values[title] === 'string' && after.values[title] === null

/** A shape whose drafts hold no identity card number: texts lose it, with a warning that does not repeat it (DAT-23). */
export function withoutIdNumbers(shape: Shape): Shape {
  const { compile } = shape
  return {
    ...shape,
    ...(compile && { compile: (draft: Draft) => cleanDraft(shape.kind, compile(draft)) }),
    read(fields, line): Reading {
      const reading = shape.read(fields, line)
      if ('rejected' in reading) return reading
      const draft = cleanDraft(shape.kind, reading.draft)
      if (!losesTitle(shape.kind, reading.draft, draft)) return { draft }
      const reason = '名称是身份证号'
      return { rejected: { line, level: 'rejected', reason, field: shape.kind.title, value: '' } }
    },
  }
}
