import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyDataFolder } from '../../../test-support/databases'
import { findRunningServer, openDatabase } from './index'

let temp: string
beforeEach(async () => {
  temp = await copyDataFolder()
})
afterEach(() => rmSync(temp, { recursive: true, force: true }))

it("publishes the server's address to the folder's owner while it runs, and refuses clients without the password", async () => {
  writeFileSync(join(temp, 'pglite.url'), 'postgres://left-behind', { mode: 0o644 })
  const database = await openDatabase({ dataDir: temp })
  const url = findRunningServer(temp) ?? ''
  expect(new URL(url).hostname).toBe('127.0.0.1')
  expect(statSync(join(temp, 'pglite.url')).mode & 0o777).toBe(0o600)
  for (const password of ['postgres', '']) {
    const stranger = postgres(Object.assign(new URL(url), { password }).href, { max: 1, connect_timeout: 5 })
    await expect(stranger`select 1`).rejects.toMatchObject({ code: '28P01' })
    await stranger.end({ timeout: 0 })
  }
  const beside = postgres(url, { max: 1 })
  expect(await beside`select 1 as one`).toEqual([{ one: 1 }])
  await beside.end()
  await database.close()
  expect(existsSync(join(temp, 'pglite.url'))).toBe(false)
  expect(findRunningServer(temp)).toBeNull()
})
