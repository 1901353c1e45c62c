/**
 * Persistent storage of texts on this device. Neither call throws: an unreadable value is null, and a failed write is
 * lost.
 */
export interface KeyValueStore {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
}
