import type { Readable } from 'node:stream'

/** An existing file. The caller must read its stream to the end or destroy it. */
export interface StoredFile {
  /** bytes */
  readonly size: number
  /** Fails with FileStoreFailed when the bytes end too early. */
  readonly stream: Readable
}

/** Storage of complete files, by names that the gateway generates: letters, digits, `-`. */
export interface FileStore {
  /**
   * Stores a file completely or not at all. An existing file of the same name is replaced.
   * @throws FileStoreFailed
   */
  readonly put: (name: string, bytes: Uint8Array, mimeType: string) => Promise<void>
  /**
   * Null for a missing file.
   * @throws FileStoreFailed
   */
  readonly open: (name: string) => Promise<StoredFile | null>
  /**
   * A missing file is no error.
   * @throws FileStoreFailed
   */
  readonly remove: (name: string) => Promise<void>
}
