import type { ByteRange, StoredFile } from '../files.ports'
import { readBody } from './read-body'
import { createS3Client, Refusal, type S3Options, WITHIN_MS } from './s3-client'

/** An object of a bucket. */
interface StoredObject {
  readonly key: string
  /** bytes */
  readonly size: number
  /** Changes with the content. */
  readonly etag: string
}

/** Limit of the listing, so that a wrong prefix does not fill the memory. */
const MAX_OBJECTS = 10_000

/**
 * Opens an object, or a range of it; null for a missing one.
 * @throws FileStoreFailed
 */
export function openObject(options: S3Options, key: string, range?: ByteRange): Promise<StoredFile | null> {
  const { within = WITHIN_MS } = options
  return createS3Client(options).ask({ method: 'GET', key, range }, async (answer, ending) => {
    if (!answer) return null
    const size = Number(answer.headers.get('content-length') ?? Number.NaN)
    if (!answer.body || !Number.isSafeInteger(size)) throw new Refusal('GET answered without a size', 200)
    if (range && answer.status !== 206) throw new Refusal('GET answered without the range', answer.status)
    return { size, stream: readBody(answer.body, size, within, () => ending.abort()) }
  })
}

const textOf = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null

const objectOf = (xml: string): StoredObject => ({
  // encoding-type=url: the key is escaped as in a query.
  key: decodeURIComponent((textOf(xml, 'Key') ?? '').replace(/\+/g, ' ')),
  size: Number(textOf(xml, 'Size')),
  etag: (textOf(xml, 'ETag') ?? '').replace(/&quot;|"/g, ''),
})

/**
 * Lists the objects whose keys begin with a prefix, in the order of their keys.
 * @throws FileStoreFailed
 */
export async function listObjects(options: S3Options, prefix: string): Promise<readonly StoredObject[]> {
  const { ask } = createS3Client(options)
  const objects: StoredObject[] = []
  let token: string | null = null
  do {
    const query: Record<string, string> = {
      'list-type': '2',
      'encoding-type': 'url',
      prefix,
      ...(token !== null && { 'continuation-token': token }),
    }
    const xml = await ask({ method: 'GET', key: '', query }, async (answer) => (await answer?.text()) ?? '')
    for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      objects.push(objectOf(object))
    token = textOf(xml, 'NextContinuationToken')
  } while (token !== null && objects.length < MAX_OBJECTS)
  return objects
}
