import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Files, joinParts } from '../../files'
import type { ImportUpload } from './uploads.store'

/** The ending of a name, as far as it helps to recognise the format. */
const endingOf = (name: string): string => /^\.[a-z0-9]{1,8}$/i.exec(extname(name))?.[0] ?? ''

/**
 * Joins the pieces of an uploaded file in a temporary folder while `use` reads it. Null if a piece is missing.
 * @throws FileStoreFailed
 */
export async function withStagedFile<T>(
  files: Files,
  { id, size, fileName }: Pick<ImportUpload, 'id' | 'size' | 'fileName'>,
  use: (staged: { readonly path: string; readonly folder: string }) => Promise<T>,
): Promise<T | null> {
  const folder = await mkdtemp(join(tmpdir(), 'zhushutong-upload-'))
  try {
    const path = join(folder, `file${endingOf(fileName)}`)
    const isWhole = await joinParts(files, { area: 'import-parts', id }, size, path)
    return isWhole ? await use({ path, folder }) : null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
