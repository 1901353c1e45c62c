import { FileStoreFailed } from '../file-store-failed'
import type { FileStore } from '../files.ports'
import { openObject } from './objects'
import { createS3Client, type S3Options } from './s3-client'

/** Files in a bucket of an S3-compatible store. */
export function s3Files(options: S3Options): FileStore {
  const { ask } = createS3Client(options)
  const drain = async (answer: Response | null) => void (await answer?.arrayBuffer())

  return {
    async put(key, content) {
      const isStored = await ask({ method: 'PUT', key, content }, async (answer) => {
        await drain(answer)
        return answer !== null
      })
      if (!isStored) throw new FileStoreFailed('PUT answered 404')
    },
    open: (key, range) => openObject(options, key, range),
    remove: (key) => ask({ method: 'DELETE', key }, drain),
  }
}
