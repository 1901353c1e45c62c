/** Maximum number of companies in one check (BAT-01). */
export const MAX_BATCH = 500
/** Number of companies that one call checks. */
export const BATCH_CHUNK = 20
/** Maximum length of a name or code, in UTF-16 units. */
export const MAX_BATCH_TEXT = 60

const HEADERS = new Set([
  '企业名称',
  '企业',
  '公司名称',
  '单位名称',
  '名称',
  '统一社会信用代码',
  '信用代码',
  '序号',
])
const ORDINAL = /^\d{1,4}[.、]?$/
const CELLS = /[\t,，;；"]+/

/** The names and codes of a pasted text or a table as text. */
interface TypedCompanies {
  readonly texts: readonly string[]
  /** The number of repeated lines, which are checked once. */
  readonly repeated: number
  /** The number of texts beyond `MAX_BATCH`, and of those too long for a name. */
  readonly dropped: number
}

/** The cell of a line that names a company: the first one that is neither a number of the list nor a header. */
const readCell = (line: string): string | undefined =>
  line
    .split(CELLS)
    .map((cell) => cell.trim())
    .find((cell) => cell !== '' && !ORDINAL.test(cell))

/** Parses a list of company names or credit codes, one a line; of a table the first column with text (BAT-01). */
export function parseTypedCompanies(text: string): TypedCompanies {
  const cells = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .flatMap((line) => readCell(line) ?? [])
    .filter((cell) => !HEADERS.has(cell))
  const short = cells.filter((cell) => cell.length <= MAX_BATCH_TEXT)
  const distinct = [...new Set(short)]
  return {
    texts: distinct.slice(0, MAX_BATCH),
    repeated: short.length - distinct.length,
    dropped: cells.length - short.length + Math.max(0, distinct.length - MAX_BATCH),
  }
}
