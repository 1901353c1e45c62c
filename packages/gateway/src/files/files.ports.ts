import type { Readable } from 'node:stream'

/** A file that is there. Whoever opens one reads its stream to the end or destroys it. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  /** Fails with FileStoreFailed where the bytes end too early. */
  readonly stream: Readable
}

/** Where whole files are kept, by names that the gateway makes: letters, digits, `-`. */
export interface FileStore {
  /**
   * Keeps a file: all of it or nothing. The same name again replaces it.
   * @throws FileStoreFailed
   */
  readonly put: (name: string, bytes: Uint8Array, mimeType: string) => Promise<void>
  /**
   * Null if there is no such file.
   * @throws FileStoreFailed
   */
  readonly open: (name: string) => Promise<StoredFile | null>
  /**
   * A file that is not there is no error.
   * @throws FileStoreFailed
   */
  readonly remove: (name: string) => Promise<void>
}
