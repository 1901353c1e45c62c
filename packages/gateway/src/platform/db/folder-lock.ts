import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUse extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`数据文件夹 ${folder} 正被进程 ${pid} 使用：请先停止它，或用 PORTAL_DATA_DIR 指定另一个文件夹`)
    this.name = 'FolderInUse'
  }
}

// Folders locked by this process. In a container every start may get the same pid, so the pid alone proves nothing.
const heldFolders = new Set<string>()

const readText = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

// Fields of /proc/<pid>/stat, beginning with the state; undefined without /proc.
const readStat = (pid: number) => readText(`/proc/${pid}/stat`)?.split(') ').pop()?.split(' ')

// Pids are reused: boot id and start time distinguish a process from a later one.
const readProcessId = (pid: number) => {
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim()
  const start = readStat(pid)?.[19]
  return boot && start ? `${boot}/${start}` : ''
}

// A killed process keeps its pid until its parent reaps it, which in a container may never happen.
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return readStat(pid)?.[0] !== 'Z'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const readHolder = (path: string, content: string): number | null => {
  const [pidText = '', life = ''] = content.split('\n')
  const pid = Number(pidText)
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return null
  if (pid === process.pid) return heldFolders.has(path) ? pid : null
  return life && readProcessId(pid) !== life ? null : pid
}

const tryLink = (from: string, to: string) => {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes a dead process's lock. If another process replaced it meanwhile, the new lock is restored. */
const removeStale = (path: string, seen: string) => {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readText(aside) !== seen) tryLink(aside, path)
  unlinkSync(aside)
}

/**
 * Locks the folder for this process and creates it with its parents. A lock of a dead process is replaced.
 * @returns a function that releases the folder
 * @throws FolderInUse with the process that owns the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'gateway.pid')
  const ownFile = `${path}.${process.pid}.new`
  writeFileSync(ownFile, `${process.pid}\n${readProcessId(process.pid)}\n`)
  try {
    while (!tryLink(ownFile, path)) {
      const content = readText(path)
      if (content === null) continue
      const pid = readHolder(path, content)
      if (pid !== null) throw new FolderInUse(folder, pid)
      removeStale(path, content)
    }
  } finally {
    rmSync(ownFile, { force: true })
  }
  heldFolders.add(path)
  let isReleased = false
  return () => {
    if (isReleased) return
    isReleased = true
    heldFolders.delete(path)
    rmSync(path, { force: true })
  }
}
