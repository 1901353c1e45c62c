/** The entry of the browser's history; the router keeps what it does not know. */
const readEntry = (): Readonly<Record<string, unknown>> => history.state ?? {}

/** Stores in the list's entry of the history which record is opened from it, for the way back. */
export function rememberOpenedRow(path: string): void {
  history.replaceState({ ...readEntry(), openedRow: path }, '')
}

/** The path of the record last opened from this entry of the history; null if there is none. */
export function openedRow(): string | null {
  const { openedRow: path } = readEntry()
  return typeof path === 'string' ? path : null
}
