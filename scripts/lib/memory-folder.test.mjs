import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepTemporaryFilesInMemory } from './memory-folder.mjs'

it('a TMPDIR of one’s own is left alone', () => {
  const env = { TMPDIR: '/home/somebody/tmp' }
  keepTemporaryFilesInMemory(env)
  expect(env.TMPDIR).toBe('/home/somebody/tmp')
})

it('nothing is chosen, or a folder in memory from which programs run', () => {
  const env = {}
  keepTemporaryFilesInMemory(env)
  if (!env.TMPDIR) return
  expect([env.TMPDIR, process.platform]).toEqual(['/dev/shm', 'linux'])
  const folder = mkdtempSync(join(env.TMPDIR, 'program-'))
  try {
    const program = join(folder, 'hello')
    writeFileSync(program, '#!/bin/sh\necho hello\n')
    chmodSync(program, 0o755)
    expect(spawnSync(program, { encoding: 'utf8' }).stdout).toBe('hello\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
