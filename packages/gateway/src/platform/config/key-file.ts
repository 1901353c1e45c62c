import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The text of a key file in the data folder, readable by its owner only and created at the first start. The new file
 * is written under a temporary name and linked, so that gateways starting in parallel on one folder all read the same
 * key.
 */
export function readOrCreateFile(dataDir: string, name: string, make: () => string): string {
  const path = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  const ownFile = `${path}.${process.pid}.new`
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  writeFileSync(ownFile, make(), { mode: 0o600 })
  try {
    linkSync(ownFile, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(ownFile)
  }
  return readFileSync(path, 'utf8')
}
