import { open, rename, rm, stat } from 'node:fs/promises'
import { buildSizeError } from './download'
import type { FileToSave } from './platform'

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/** Writes a file under its temporary name, after the bytes of an earlier try, and renames it when it is complete. */
export async function saveFile({ path, temporaryPath, size, read }: FileToSave): Promise<void> {
  const known = await sizeOf(temporaryPath)
  const from = known <= size ? known : 0
  const file = await open(temporaryPath, from > 0 ? 'a' : 'w')
  try {
    for await (const bytes of read(from)) await file.appendFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  const written = await sizeOf(temporaryPath)
  if (written !== size) {
    await rm(temporaryPath, { force: true })
    throw buildSizeError(written, size)
  }
  await rename(temporaryPath, path)
}
