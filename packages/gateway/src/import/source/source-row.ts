import type { FileProblem } from '@zhushutong/domain/statements'

/**
 * One row of a file with its first line number (from 1), or the reason why it is unreadable. `column`: the character
 * (from 1) in the line where a JSON object begins, if it is not the first of its line.
 */
export type SourceRow =
  | { readonly line: number; readonly column?: number; readonly value: Fields }
  | UnreadableRow

/** A row that is refused before its values are looked at; `text`: its beginning. */
export interface UnreadableRow {
  readonly line: number
  readonly column?: number
  readonly problem: string
  readonly text: string
  /** The row's cells and the table's column names, as far as known. */
  readonly cells?: readonly string[]
  readonly header?: readonly string[]
}

/** A raw row: the cells of a table by column name, or a JSON object. */
export type Fields = Readonly<Record<string, unknown>>

/** The whole file cannot be read; the Chinese message is the reason. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile'
}

/** A limit of the source stops the file, before anything is written (DAT-61). */
export class StoppedFile extends UnusableFile {
  constructor(
    readonly problem: FileProblem,
    reason: string,
  ) {
    super(reason)
  }
}

/** Maximum length of a row; a longer one means an unclosed quote or a missing line break. */
export const MAX_ROW_CHARACTERS = 4_000_000

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Replaces each byte sequence that the file's encoding does not have: a noncharacter that no text contains. */
export const UNREADABLE = '\uFFFF'

const SHOWN = 200

/** A row that is refused for a byte sequence that cannot be decoded; the text shows it as �. */
export function undecodedRow(text: string, line: number): UnreadableRow {
  const shown = text.slice(0, SHOWN).replaceAll(UNREADABLE, '\uFFFD')
  return { line, problem: '有无法解读的字节，可能混入了另一种编码的文字', text: shown }
}

export function jsonRow(text: string, line: number, column?: number): SourceRow {
  const at = column !== undefined && column > 1 ? { line, column } : { line }
  if (text.includes(UNREADABLE)) return { ...undecodedRow(text, line), ...at }
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? { ...at, value } : { ...at, problem: '不是 JSON 对象', text }
  } catch {
    return { ...at, problem: '不是有效的 JSON', text }
  }
}
