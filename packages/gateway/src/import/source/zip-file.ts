import type { Readable } from 'node:stream'
import { type Entry, openPromise } from 'yauzl'
import { detectEncoding } from './encoding'
import { UnusableFile } from './source-row'

/** An open zip archive. */
export interface ZipArchive {
  /** The files in it, without folders, by name. */
  readonly entries: ReadonlyMap<string, Entry>
  read(entry: Entry): Promise<Readable>
  close(): void
}

// Bit 11: the name is UTF-8. Without it, names are in the code page of the machine that packed them.
const UTF8_NAME = 0x800

const nameOf = ({ fileNameRaw, generalPurposeBitFlag }: Entry): string => {
  const encoding = generalPurposeBitFlag & UTF8_NAME ? 'utf-8' : detectEncoding(fileNameRaw).encoding
  return new TextDecoder(encoding).decode(fileNameRaw)
}

/** @throws UnusableFile if the archive is corrupt or encrypted */
export async function openZip(path: string): Promise<ZipArchive> {
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      if (entry.isEncrypted()) throw new UnusableFile('压缩包有密码，请解压后再导入')
      if (!name.endsWith('/')) entries.set(name, entry)
    }
    return { entries, read: (entry) => zip.openReadStreamPromise(entry), close: () => zip.close() }
  } catch (error) {
    if (error instanceof UnusableFile) throw error
    throw new UnusableFile(`不是完整的压缩包或工作簿（${error instanceof Error ? error.message : error}）`)
  }
}
