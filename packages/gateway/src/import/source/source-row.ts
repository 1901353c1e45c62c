/** One row of a file with its first line number (from 1), or the reason why it is unreadable. */
export type SourceRow =
  | { readonly line: number; readonly value: Fields }
  | { readonly line: number; readonly problem: string; readonly text: string }

/** A raw row: the cells of a CSV by column name, or a JSON object. */
export type Fields = Readonly<Record<string, unknown>>

/** The whole file cannot be read; the Chinese message is the reason. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile'
}

/** Maximum length of a row; a longer one means an unclosed quote or a missing line break. */
export const MAX_ROW_CHARACTERS = 4_000_000

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function jsonRow(text: string, line: number): SourceRow {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? { line, value } : { line, problem: '不是 JSON 对象', text }
  } catch {
    return { line, problem: '不是有效的 JSON', text }
  }
}
