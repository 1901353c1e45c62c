import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock'

let temp: string
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'zhushutong-lock-'))
})
afterEach(() => rmSync(temp, { recursive: true, force: true }))

const lockFile = () => join(temp, 'gateway.pid')
const sleeper = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])

describe('lockFolder', () => {
  it('creates the folder with its parents and writes the pid', () => {
    const folder = join(temp, 'a', 'b')
    const unlock = lockFolder(folder)
    expect(readFileSync(join(folder, 'gateway.pid'), 'utf8').split('\n')[0]).toBe(String(process.pid))
    unlock()
    expect(existsSync(join(folder, 'gateway.pid'))).toBe(false)
  })

  it('refuses a folder that a running process uses, naming both', () => {
    const child = sleeper()
    writeFileSync(lockFile(), `${child.pid}\n\n`)
    try {
      expect(() => lockFolder(temp)).toThrow(FolderInUse)
      expect(() => lockFolder(temp)).toThrow(new RegExp(`${temp}.*${child.pid}`))
    } finally {
      child.kill('SIGKILL')
    }
  })

  it('refuses a second lock in the same process, and releases once', () => {
    const unlock = lockFolder(temp)
    expect(() => lockFolder(temp)).toThrow(FolderInUse)
    unlock()
    const again = lockFolder(temp)
    unlock()
    expect(existsSync(lockFile())).toBe(true)
    again()
  })

  it('takes over the lock of a dead process', async () => {
    const child = sleeper()
    child.kill('SIGKILL')
    await once(child, 'exit')
    writeFileSync(lockFile(), `${child.pid}\n\n`)
    lockFolder(temp)()
    expect(existsSync(lockFile())).toBe(false)
  })

  it.each(['', 'nonsense', '-1', String(process.pid)])(
    'takes over a lock file that contains %j',
    (content) => {
      writeFileSync(lockFile(), content)
      lockFolder(temp)()
    },
  )

  it.runIf(process.platform === 'linux')('takes over when the pid now belongs to another process', () => {
    const child = sleeper()
    writeFileSync(lockFile(), `${child.pid}\nanother-boot/1\n`)
    try {
      lockFolder(temp)()
    } finally {
      child.kill('SIGKILL')
    }
  })

  it.runIf(process.platform === 'linux')(
    'takes over from a killed process that its parent has not noticed',
    async () => {
      // `exec` replaces the shell by sleep, which never reaps the shell's child; the shell itself might.
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
      const pid = Number((await once(parent.stdout, 'data'))[0])
      try {
        await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
        process.kill(pid, 'SIGKILL')
        const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.[0]
        await expect.poll(state).toBe('Z')
        writeFileSync(lockFile(), `${pid}\n\n`)
        lockFolder(temp)()
      } finally {
        parent.kill('SIGKILL')
      }
    },
  )
})
