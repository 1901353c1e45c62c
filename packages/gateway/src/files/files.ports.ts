import type { Readable } from 'node:stream'
import type { FileArea } from './areas'

/** The place of a file in a store: its area and a name without `/` that the gateway generates. */
export type FileKey = `${FileArea}/${string}`

/** A file to store: its bytes, or a local file that contains them. */
export interface FileContent {
  readonly source: Uint8Array | { readonly path: string }
  /** bytes */
  readonly size: number
  readonly mimeType: string
  /** SHA-256, hex. */
  readonly digest: string
}

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** An existing file, or a range of it. The caller must read its stream to the end or destroy it. */
export interface StoredFile {
  /** Bytes of the stream. */
  readonly size: number
  /** Fails with FileStoreFailed when the bytes end too early. */
  readonly stream: Readable
}

/** Storage of complete files, shared by all gateways of a database. */
export interface FileStore {
  /**
   * Stores a file completely or not at all. An existing file of the same key is replaced.
   * @throws FileStoreFailed
   */
  readonly put: (key: FileKey, content: FileContent) => Promise<void>
  /**
   * Null for a missing file. A range must be within the file.
   * @throws FileStoreFailed
   */
  readonly open: (key: FileKey, range?: ByteRange) => Promise<StoredFile | null>
  /**
   * A missing file is no error.
   * @throws FileStoreFailed
   */
  readonly remove: (key: FileKey) => Promise<void>
}
