/** How long a toast is shown, in ms (UIX-01). */
export const TOAST_MS = 1500

/** Measures of tables, in px (UIX-02). `narrow` is the column of selection, expanding or the row number. */
export const TABLE_SIZES = {
  minColumn: 80,
  narrow: 48,
  indent: 16,
  header: 44,
  footer: 44,
} as const

/** A cascader: ms until its filter answers and until a hover opens, and the separator between levels (UIX-02). */
export const CASCADER = { filterDebounceMs: 300, hoverMs: 500, separator: ' / ' } as const

/** The width of a column in px: the narrow ones are fixed, all others have a minimum width (UIX-02). */
export function columnWidth(kind: 'selection' | 'expand' | 'index' | 'data', wished = 0): number {
  return kind === 'data' ? Math.max(TABLE_SIZES.minColumn, wished) : TABLE_SIZES.narrow
}

/** Formats a path through a cascader: 江苏省 / 南京市 (UIX-02). */
export function cascaderText(labels: readonly string[]): string {
  return labels.join(CASCADER.separator)
}
