/** A file at the place of a source. */
export interface OfferedFile {
  readonly name: string
  /** Changes with the content, and is read without it. */
  readonly stamp: string
  /** The path of a local copy, in `folder` unless the file is local already. */
  readonly fetch: (folder: string) => Promise<string>
}

export interface Offer {
  readonly files: readonly OfferedFile[]
  /** True when a file is still being written. */
  readonly isGrowing: boolean
}

/** The stamps of known files by name. */
export type KnownStamps = ReadonlyMap<string, ReadonlySet<string>>

/** A place cannot be read; the Chinese message is the reason. */
export class PlaceFailed extends Error {}

/** Maximum size of a fetched file, so that it does not fill the disk. */
export const MAX_FILE_BYTES = 1024 ** 3

/** True for a name that is a name only, and not that of a hidden or unfinished file. */
export function isOffered(name: string): boolean {
  return /^[^./\\][^/\\]*$/.test(name) && !/\.(part|tmp|crdownload|filepart)$/i.test(name)
}
