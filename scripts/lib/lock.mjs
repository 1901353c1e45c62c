import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cache } from './workspace.mjs'

const read = (path) => {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Takes the lock, or returns the pid of its holder. The link is created with its pid, atomically. */
function take(path) {
  const mine = `${path}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, path)
    return undefined
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return read(path) ?? 0
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Removes a dead process's lock; if another process took it in the meantime, that lock is restored. */
function clear(path, deadPid) {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
    if (read(aside) !== deadPid) linkSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Runs `work` while no other process of this checkout runs under the same name; the others wait. */
export async function withLock(name, work, folder = cache) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.lock`)
  let isAnnounced = false
  for (let holder = take(path); holder !== undefined; holder = take(path)) {
    if (holder && !isAlive(holder)) {
      clear(path, holder)
      continue
    }
    if (!isAnnounced && holder) console.log(`  等待另一个进程（pid ${holder}）完成 ${name}`)
    isAnnounced = true
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}
