import { Readable } from 'node:stream'
import { createFiles, type FileStore, type Files } from '../src/files'
import type { Database } from '../src/platform/db'
import type { Feature } from '../src/platform/feature'

/** A store in memory, for tests whose subject is not the store. */
export function memoryFiles({ orm }: Pick<Database, 'orm'>): Files {
  const files = new Map<string, Uint8Array>()
  const store: FileStore = {
    async put(key, { source }) {
      if ('path' in source) throw new Error('local files are not supported')
      files.set(key, source)
    },
    async open(key) {
      const bytes = files.get(key)
      return bytes ? { size: bytes.length, stream: Readable.from([Buffer.from(bytes)]) } : null
    },
    async remove(key) {
      files.delete(key)
    },
  }
  return { orm, store }
}

/** A feature that gives a test the files of its gateway. */
export function filesOfGateway(): { readonly feature: Feature; readonly files: () => Files } {
  let files: Files | undefined
  return {
    feature: (deps) => {
      files = createFiles(deps)
      return {}
    },
    files() {
      if (!files) throw new Error('the gateway has not started')
      return files
    },
  }
}
