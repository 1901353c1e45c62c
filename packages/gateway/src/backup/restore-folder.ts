import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FileStore } from '../files'
import { lockFolder, openDatabase } from '../platform/db'
import { type BackupHeader, BackupRefused } from './backup-header'
import { checkBackup, restoreBackup, tellFull } from './restore-backup'

interface RestoredFolder {
  readonly header: BackupHeader
  /** New path of the previous database; null without one. */
  readonly kept: string | null
}

/** A time as part of a file name: 20261122-031500. */
export function stampOf(now: number): string {
  return new Date(now)
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-')
}

const buildFolder = async (building: string, path: string, files: FileStore): Promise<BackupHeader> => {
  // Checked before a database is created, which needs seconds.
  const checked = await checkBackup(path)
  rmSync(building, { recursive: true, force: true })
  try {
    const database = await openDatabase({ dataDir: building })
    return await restoreBackup(database, path, { checked, files }).finally(() => database.close())
  } catch (error) {
    rmSync(building, { recursive: true, force: true })
    throw error
  }
}

/**
 * Restores a backup into the data folder's PGlite: into a new folder, which then replaces the old one. The old folder
 * is renamed and need not be readable.
 * @throws BackupRefused, FolderInUse without any change
 */
export async function restoreFolder(
  dataDir: string,
  path: string,
  { isReplacing, now, files }: { isReplacing: boolean; now: number; files: FileStore },
): Promise<RestoredFolder> {
  const unlock = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'pglite')
    const isThere = existsSync(folder)
    if (isThere && !isReplacing) throw new BackupRefused(`${folder} ${tellFull('pglite')}`)
    const building = join(dataDir, 'restoring')
    const header = await buildFolder(building, path, files)
    const kept = isThere ? `${folder}.${stampOf(now)}` : null
    if (kept) renameSync(folder, kept)
    renameSync(join(building, 'pglite'), folder)
    rmSync(building, { recursive: true, force: true })
    return { header, kept }
  } finally {
    unlock()
  }
}
