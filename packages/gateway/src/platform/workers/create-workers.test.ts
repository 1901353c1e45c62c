import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { Unavailable } from '../http/unavailable'
import type { WorkersOptions } from './create-workers'
import { createWorkers, type Workers } from './index'
import { declareTask } from './task'

const folder = mkdtempSync(join(tmpdir(), 'workers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const THREAD = declareTask<null, { readonly isMainThread: boolean }>('thread')
const FAIL = declareTask<string, null>('fail')
const DIE = declareTask<null, null>('die')
const NOTE = declareTask<{ readonly file: string; readonly word: string }, null>('note')

let workers: Workers
const start = (options: Partial<WorkersOptions> = {}) => {
  const module = { href: new URL('./tasks.fixture.mjs', import.meta.url).href, execArgv: [] }
  workers = createWorkers({ module, threads: 2, onError: () => {}, ...options })
  return workers
}
afterEach(() => workers.close())

let files = 0
const newFile = () => {
  files += 1
  return join(folder, String(files))
}

it('tasks run in another thread, which starts with the first of them', async () => {
  const { run, stats } = start()
  expect(stats()).toEqual({ threads: 0, open: 0, completed: 0 })
  expect(await run(THREAD, null, 'a')).toEqual({ isMainThread: false })
  expect(stats()).toMatchObject({ open: 0, completed: 1 })
})

it("an owner's tasks run one after another, also where a thread is free", async () => {
  const { run } = start()
  const file = newFile()
  await Promise.all(['1', '2', '3'].map((word) => run(NOTE, { file, word }, 'a')))
  expect(readFileSync(file, 'utf8')).toBe('1+1-2+2-3+3-')
})

it('another owner waits for one task of the first, not for all of them', async () => {
  const { run } = start({ threads: 1 })
  const file = newFile()
  const asked = ['1', '2', '3'].map((word) => run(NOTE, { file, word }, 'a'))
  await Promise.all([...asked, run(NOTE, { file, word: 'b' }, 'b')])
  expect(readFileSync(file, 'utf8')).toMatch(/^1\+1-(b\+b-2\+2-|2\+2-b\+b-)3\+3-$/)
})

it('a long task leaves the thread of the others free', async () => {
  const { run } = start({ threads: 1 })
  const long = declareTask<null, { readonly isMainThread: boolean }>('thread', { isLong: true })
  expect(await run(long, null, 'a')).toEqual({ isMainThread: false })
  expect(workers.stats().threads).toBe(1)
  await run(THREAD, null, 'b')
  expect(workers.stats()).toMatchObject({ threads: 2, completed: 2 })
})

it('a task that fails, or whose thread dies, fails its caller and nobody else', async () => {
  const { run } = start({ threads: 1 })
  await expect(run(FAIL, 'broken', 'a')).rejects.toThrow('broken')
  await expect(run(DIE, null, 'a')).rejects.toThrow()
  expect(await run(THREAD, null, 'a')).toEqual({ isMainThread: false })
})

it('more than may wait are refused as 503, and let in again afterwards', async () => {
  const { run } = start({ mostOpen: 2 })
  const file = newFile()
  const asked = ['1', '2'].map((word) => run(NOTE, { file, word }, word))
  await expect(run(THREAD, null, 'c')).rejects.toThrow(Unavailable)
  await Promise.all(asked)
  expect(await run(THREAD, null, 'c')).toEqual({ isMainThread: false })
})

it('closing waits for what runs and what waits', async () => {
  const { run, close } = start({ threads: 1 })
  const file = newFile()
  const asked = ['1', '2'].map((word) => run(NOTE, { file, word }, 'a'))
  await close()
  await Promise.all(asked)
  expect(readFileSync(file, 'utf8')).toBe('1+1-2+2-')
})
