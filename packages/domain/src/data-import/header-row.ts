/** The number of rows at the top of a table among which its header is looked for. */
export const MAX_TITLE_ROWS = 20

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length

/** The most filled cells of a row; a single row at least twice as full as all others, titles aside, is damaged and left out. */
const fullestOf = (counts: readonly number[]): number => {
  const [most = 0, next = most] = counts.toSorted((a, b) => b - a)
  return next >= 2 && most >= 2 * next ? next : most
}

/**
 * The index of the header among the first rows of a table (DAT-40); rows above it are titles, notes and dates of the
 * export. `isKnown` knows the names of columns that imports read. -1 without a filled cell.
 */
export function findHeaderRow(
  rows: ReadonlyArray<readonly string[]>,
  isKnown: (name: string) => boolean,
): number {
  const top = rows.slice(0, MAX_TITLE_ROWS)
  const fullest = fullestOf(top.map(filledIn))
  if (fullest === 0) return -1
  const isWide = (cells: readonly string[]) => filledIn(cells) * 2 > fullest
  const named = top.findIndex((cells) => {
    const count = cells.filter((cell) => isKnown(cell.trim())).length
    return count * 2 >= filledIn(cells) && (count >= 2 || (count === 1 && isWide(cells)))
  })
  return named >= 0 ? named : top.findIndex(isWide)
}
