import type { Readable } from 'node:stream'

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where the files of exports are kept. Gateways of one database share it. */
export interface ExportFiles {
  /**
   * Cuts a file off after `at` bytes, writes behind and makes sure that it is kept. Returns the new length; null
   * when the file is shorter than `at`: something of it was lost.
   */
  readonly append: (name: string, at: number, text: string) => Promise<number | null>
  /** Writes a file anew and returns its length. */
  readonly write: (name: string, content: AsyncIterable<Uint8Array>) => Promise<number>
  readonly read: (name: string, range?: ByteRange) => Readable
  /** Bytes; null when there is no such file. */
  readonly sizeOf: (name: string) => Promise<number | null>
  /** It is no failure that there is none. */
  readonly remove: (name: string) => Promise<void>
}
