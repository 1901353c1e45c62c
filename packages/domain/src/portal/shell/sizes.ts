/** Time for which a toast is shown, in ms (UIX-01). */
export const TOAST_MS = 1500

/** Measures of tables, in px (UIX-02). `narrow` is the column of row numbers. */
export const TABLE_SIZES = { minColumn: 80, narrow: 48, header: 44 } as const

/** A cascader: ms before its filter runs and before a hovered option opens, and the separator. */
export const CASCADER = { filterDebounceMs: 300, hoverMs: 500, separator: ' / ' } as const

/** Formats a path through a cascader: 江苏省 / 南京市 (UIX-02). */
export function cascaderText(labels: readonly string[]): string {
  return labels.join(CASCADER.separator)
}
