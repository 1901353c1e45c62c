import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The text of a key file in the data folder, readable by its owner only; made at the first start. It is written to a
 * temporary file and linked: gateways that start at once on one folder all read the first one's key.
 */
export function readOrCreateFile(dataDir: string, name: string, make: () => string): string {
  const path = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  const own = `${path}.${process.pid}.new`
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  writeFileSync(own, make(), { mode: 0o600 })
  try {
    linkSync(own, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
  return readFileSync(path, 'utf8')
}
