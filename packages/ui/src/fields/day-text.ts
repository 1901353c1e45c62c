const pad = (text: string) => text.padStart(2, '0')

/** The format of a day, for browsers without scripts. */
export const DAY_PATTERN = '\\d{4}-\\d{2}-\\d{2}'
export const DAY_EXAMPLE = '2026-01-31'

const SPELLINGS = [/^(\d{4})(\d{2})(\d{2})$/, /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/]

const halfWidth = (text: string) =>
  text.replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)).trim()

/**
 * Normalises a day in a usual notation (2026/1/5, 20260105, 2026年1月5日) to 2026-01-05; any other text is
 * unchanged.
 */
export function normalizeDay(typed: string): string {
  const text = halfWidth(typed)
  for (const spelling of SPELLINGS) {
    const match = spelling.exec(text)
    if (match) return `${match[1]}-${pad(match[2] ?? '')}-${pad(match[3] ?? '')}`
  }
  return text
}

/** The day as a Date in the browser's time zone; undefined for an invalid day, such as 2026-02-30. */
export function parseDate(text: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(year, month - 1, day)
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined
}

/** YYYY-MM-DD of a Date. */
export function dayText(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(String(date.getMonth() + 1))}-${pad(String(date.getDate()))}`
}
