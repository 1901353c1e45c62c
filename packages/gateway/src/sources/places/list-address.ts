import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DownloadOptions, download } from './download'
import { isOffered, type KnownStamps, type Offer } from './place.ports'

const nameOf = (url: string): string => {
  try {
    const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
    return isOffered(name) ? name : 'data'
  } catch {
    return 'data'
  }
}

/** A stamp is the ETag, or `since:` and Last-Modified. */
const SINCE = 'since:'

const conditionOf = (stamps: ReadonlySet<string> | undefined): Record<string, string> => {
  const stamp = [...(stamps ?? [])].at(-1)
  if (!stamp) return {}
  return stamp.startsWith(SINCE)
    ? { 'if-modified-since': stamp.slice(SINCE.length) }
    : { 'if-none-match': stamp }
}

/**
 * Downloads the file of an address into a folder, unless the server answers that it did not change (DAT-60).
 * @throws PlaceFailed
 */
export async function listAddress(
  options: DownloadOptions,
  known: KnownStamps,
  folder: string,
): Promise<Offer> {
  const name = nameOf(options.url)
  const path = join(folder, name)
  const headers = await download(
    { ...options, headers: { ...options.headers, ...conditionOf(known.get(name)) } },
    path,
  )
  if (headers === null) {
    await rm(path, { force: true })
    return { files: [], isGrowing: false }
  }
  const modified = headers['last-modified']
  const stamp = headers.etag ?? (modified === undefined ? '' : SINCE + modified)
  return { files: [{ name, stamp, fetch: async () => path }], isGrowing: false }
}
