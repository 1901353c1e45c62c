/** A placeholder for an id in an address. */
export const PLACE_OF_ID = 'RECORD-ID'

/** The kinds of events of a record's timeline, and the addresses of the records that are events. */
export interface EventChoices {
  readonly kinds: ReadonlyArray<{ readonly key: string; readonly label: string }>
  /** By kind of record, with the placeholder for the id. */
  readonly paths: Readonly<Record<string, string>>
}

export function buildEventHref({ paths }: EventChoices, module: string, id: string): string | null {
  return paths[module]?.replace(PLACE_OF_ID, encodeURIComponent(id)) ?? null
}
