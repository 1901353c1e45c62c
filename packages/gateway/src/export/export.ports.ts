import type { Readable } from 'node:stream'

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Storage of export files, shared by all gateways of a database. */
export interface ExportFiles {
  /**
   * Truncates a file after `at` bytes, appends and syncs to disk. Returns the new length; null when the
   * file is shorter than `at`: part of it was lost.
   */
  readonly append: (name: string, at: number, text: string) => Promise<number | null>
  /** Writes a new file and returns its length. */
  readonly write: (name: string, content: AsyncIterable<Uint8Array>) => Promise<number>
  readonly read: (name: string, range?: ByteRange) => Readable
  /** The path of a file, for a worker thread that reads or writes it. */
  readonly pathOf: (name: string) => string
  /** Bytes; null when the file does not exist. */
  readonly readSize: (name: string) => Promise<number | null>
  /** A missing file is not an error. */
  readonly remove: (name: string) => Promise<void>
}
