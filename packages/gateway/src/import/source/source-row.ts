/** One row of a file, with the line it begins on (from 1); or what stood there instead of a row. */
export type SourceRow =
  | { readonly line: number; readonly value: Fields }
  | { readonly line: number; readonly problem: string; readonly text: string }

/** A row as it stands in the file: cells of a CSV by the name of their column, or a JSON object. */
export type Fields = Readonly<Record<string, unknown>>

/** The whole file cannot be read; the message, in Chinese, says why. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile'
}

/** A row is held in memory; a longer one is an error of the file (an unclosed quote, a missing line break). */
export const MAX_ROW_CHARACTERS = 4_000_000

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One JSON text as a row. */
export const jsonRow = (text: string, line: number): SourceRow => {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? { line, value } : { line, problem: '不是 JSON 对象', text }
  } catch {
    return { line, problem: '不是有效的 JSON', text }
  }
}
