/** Where the bytes of uploaded files are kept, by names that the gateway makes. */
export interface FileStore {
  /** Writes a piece at its place. The file has at least `at` bytes before it. */
  readonly write: (name: string, at: number, bytes: Uint8Array) => Promise<void>
  /** The whole file; null if it is not there. */
  readonly readAll: (name: string) => Promise<Buffer | null>
  /** Removes the file; nothing happens if it is not there. */
  readonly remove: (name: string) => Promise<void>
}
