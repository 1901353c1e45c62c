import { describe, expect, it } from 'vitest'
import { type Checks, createChecks } from '../checks/checks'
import { GOOD, SUGGESTIONS, serverOf } from '../testing/fault-client'
import { createClientOn } from './create-client'
import { nodePlatform } from './node-platform'
import type { CallReport } from './options'

const CHECKS = createChecks({ request: { type: 'object' }, result: { type: 'object' } })
const facts = { method: 'POST', path: '/suggestion', access: 'none', idempotent: true } as const

const setUp = async (findChecks: () => Promise<Checks>) => {
  const { url, seen } = await serverOf((response) => void response.end(GOOD))
  const reports: CallReport[] = []
  const groups = { search: { suggestion: { ...facts, findChecks } } }
  const options = { baseUrl: url, retries: 0, onResponse: (report: CallReport) => void reports.push(report) }
  const { resources } = createClientOn({ groups, kinds: {} }, nodePlatform(), options)
  const { search } = resources as {
    search: { suggestion: (input: object, options?: object) => Promise<unknown> }
  }
  return { search, seen, reports }
}

describe('the checks of a call', () => {
  it('that cannot be loaded fail it like a connection, and the next call loads them again', async () => {
    let loads = 0
    const { search, seen, reports } = await setUp(async () => {
      loads += 1
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return CHECKS
    })
    const failed = { kind: 'network', code: 'CHECKS', retryable: true }
    await expect(search.suggestion({})).rejects.toMatchObject(failed)
    expect([seen.length, reports[0]?.path]).toEqual([0, facts.path])
    expect(await search.suggestion({})).toEqual(SUGGESTIONS)
  })

  it('that do not come end with the limit of the call, or with its signal', async () => {
    const { search } = await setUp(() => new Promise(() => {}))
    await expect(search.suggestion({}, { timeout: 5 })).rejects.toMatchObject({ kind: 'timeout' })
    await expect(search.suggestion({}, { signal: AbortSignal.abort('left') })).rejects.toBe('left')
  })
})
