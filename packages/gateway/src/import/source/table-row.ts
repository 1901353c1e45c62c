import type { UnreadableRow } from './source-row'

/** A row of a table with its first line number (from 1). */
export type TableRow = { readonly line: number; readonly cells: readonly string[] } | UnreadableRow
