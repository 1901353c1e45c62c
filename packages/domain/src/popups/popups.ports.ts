/**
 * Where texts are kept on this device from page to page. Neither call throws: what cannot be read is null,
 * what cannot be kept is lost.
 */
export interface KeyValueStore {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
}
