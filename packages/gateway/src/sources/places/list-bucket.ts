import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileStoreFailed, listObjects, openObject, type S3Options } from '../../files'
import { isOffered, MAX_FILE_BYTES, type Offer, PlaceFailed } from './place.ports'

const orFailed = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof FileStoreFailed) throw new PlaceFailed(`对象存储读不了：${error.message}`)
    throw error
  }
}

const fetchObject = async (options: S3Options, key: string, path: string): Promise<string> => {
  const file = await openObject(options, key)
  if (!file) throw new PlaceFailed(`${key} 已不在存储桶里`)
  await pipeline(file.stream, createWriteStream(path))
  return path
}

/**
 * Lists the objects directly under a prefix, in the order of their names.
 * @throws PlaceFailed if the store does not answer
 */
export async function listBucket(options: S3Options, prefix: string): Promise<Offer> {
  const objects = await orFailed(listObjects(options, prefix))
  const files = objects.flatMap(({ key, size, etag }) => {
    const name = key.slice(prefix.length)
    if (!isOffered(name)) return []
    const fetch = (folder: string) => {
      if (size > MAX_FILE_BYTES) throw new PlaceFailed(`${name} 超过 ${MAX_FILE_BYTES / 1024 ** 2} MB`)
      return orFailed(fetchObject(options, key, join(folder, name)))
    }
    return [{ name, stamp: etag, fetch }]
  })
  return { files, isGrowing: false }
}
