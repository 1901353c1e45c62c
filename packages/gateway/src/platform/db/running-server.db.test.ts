import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyDataFolder } from '../../../test-support/databases'
import { testSql } from '../../../test-support/test-sql'
import { findRunningServer, openDatabase } from './index'

let temp: string
beforeEach(async () => {
  temp = await copyDataFolder()
})
afterEach(() => rmSync(temp, { recursive: true, force: true }))

it("publishes the server's address to the folder's owner while it runs, and removes it afterwards", async () => {
  writeFileSync(join(temp, 'pglite.url'), 'postgres://left-behind', { mode: 0o644 })
  const database = await openDatabase({ dataDir: temp })
  const url = findRunningServer(temp) ?? ''
  expect(new URL(url).hostname).toBe('127.0.0.1')
  expect(statSync(join(temp, 'pglite.url')).mode & 0o777).toBe(0o600)
  const beside = postgres(url, { max: 1 })
  expect(await beside`select 1 as one`).toEqual([{ one: 1 }])
  await beside.end()
  await database.close()
  expect(existsSync(join(temp, 'pglite.url'))).toBe(false)
  expect(findRunningServer(temp)).toBeNull()
})

it('refuses clients without the password, and continues to serve', async () => {
  const database = await openDatabase({ dataDir: temp })
  const right = findRunningServer(temp) ?? ''
  for (const password of ['postgres', 'x'.repeat(48), '']) {
    const url = Object.assign(new URL(right), { password }).href
    const stranger = postgres(url, { max: 1, connect_timeout: 5 })
    await expect(stranger`select 1`).rejects.toMatchObject({ code: '28P01' })
    await stranger.end({ timeout: 0 })
  }
  expect(await testSql(database.orm)`select 1 as one`).toEqual([{ one: 1 }])
  await database.close()
})
