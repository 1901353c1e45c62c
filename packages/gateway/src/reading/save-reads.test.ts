import { VISITOR } from '@zhushutong/domain/access'
import { contract } from '@zhushutong/sdk/contract'
import { expect, it, vi } from 'vitest'
import { NOW } from '../../test-support/gateway'
import { readConfig } from '../platform/config'
import { type CallContext, CODES, isFailure } from '../platform/http'
import { readingFigures } from './reader'
import type { ReadingCounters } from './reading.ports'
import { createReadingGate } from './reading-gate'
import { saveReads } from './save-reads'
import { createUnsavedReads } from './unsaved-reads'

const BUDGET = 10
const read = readConfig({ READING_MEMBER_BUDGET: String(BUDGET) })
if (!read.ok) throw new Error('The configuration is invalid')
const figures = readingFigures(read.config)

const MEMBER = {
  session: { userId: 'u1', viewer: { ...VISITOR, loggedIn: true, svip: true } },
  viewer: { ...VISITOR, loggedIn: true, svip: true },
  ip: '10.0.0.1',
  headers: {},
  now: NOW,
} as unknown as CallContext

/** Counters in memory; `during` runs while a statement is in progress and may make it fail. */
const newReader = (during: () => Promise<void>) => {
  const saved = new Set<string>()
  let isSlow = false
  const count: ReadingCounters['count'] = async (subjects, records) => {
    if (isSlow) await during()
    for (const record of records) saved.add(record)
    const counter = { drainedAt: NOW, bannedUntil: null, widenedUntil: null }
    return subjects.map(({ name }) => ({
      subject: name,
      records: saved.size,
      monthRecords: saved.size,
      ...counter,
    }))
  }
  const unsaved = createUnsavedReads()
  const counters = { count } as ReadingCounters
  const gate = createReadingGate({ figures, counters, unsaved, verifyCrawler: async () => null })
  /** Same as the job. */
  const save = () => saveReads(unsaved, (subject, records) => count([subject], records, NOW))
  return {
    saved,
    /** Reads a company; returns `open`, `masked` or the refusal code. */
    async read(id: string) {
      const passage = await gate(contract.bidFigures.company, { id }, MEMBER)
      if (isFailure(passage)) return passage.error
      passage.count({ id })
      passage.end()
      return passage.dailyLimit ? 'masked' : 'open'
    },
    async saveSlowly() {
      isSlow = true
      const saving = save()
      isSlow = false
      return saving
    },
    save,
  }
}

const readToBudget = async ({ read }: ReturnType<typeof newReader>) => {
  for (let record = 0; record < BUDGET; record += 1) expect(await read(`company-${record}`)).toBe('open')
}

it('REA-01 reads count while the job saves them', async () => {
  let finish = () => {}
  const reader = newReader(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  await readToBudget(reader)
  const saving = reader.saveSlowly()
  expect(await reader.read('another')).toBe('masked')
  finish()
  await saving
  expect(reader.saved.size).toBe(BUDGET)
  expect(await reader.read('another')).toBe('masked')
})

it('REA-01 reads that a failed job did not save count on, and the next one saves them', async () => {
  const reader = newReader(() => Promise.reject(new Error('no connection')))
  await readToBudget(reader)
  await expect(reader.saveSlowly()).rejects.toThrow('no connection')
  expect(reader.saved.size).toBe(BUDGET - 1)
  expect(await reader.read('another')).toBe('masked')
  await reader.save()
  expect([...reader.saved].sort()).toContain('company-9')
})

it('REA-01 one subject whose statement fails keeps no other from being saved', async () => {
  const unsaved = createUnsavedReads()
  for (const name of ['a', 'b', 'c']) unsaved.add({ name, rate: figures.account }, [`read by ${name}`])
  const saved: string[] = []
  const saving = saveReads(unsaved, async ({ name }, records) => {
    if (name === 'a') throw new Error('refused')
    saved.push(...records)
  })
  await expect(saving).rejects.toThrow('refused')
  expect(saved).toEqual(['read by b', 'read by c'])
  expect(unsaved.subjects().map(({ name }) => name)).toEqual(['a'])
})

it('REA-01 LEG-02 without space to write reading goes on, within the limits that are stored', async () => {
  const full = () => Object.assign(new Error('no space left on device'), { code: '53100' })
  const stored = {
    drainedAt: NOW,
    bannedUntil: null,
    widenedUntil: null,
    records: BUDGET - 2,
    monthRecords: 0,
  }
  let isFull = true
  const count = vi.fn<ReadingCounters['count']>(async (subjects) => {
    if (isFull) throw full()
    return subjects.map(({ name }) => ({ subject: name, ...stored }))
  })
  const counters: ReadingCounters = {
    count,
    find: async (subjects) => subjects.map(({ name }) => ({ subject: name, ...stored })),
    ban: async () => {
      throw full()
    },
  }
  const unsaved = createUnsavedReads()
  const gate = createReadingGate({ figures, counters, unsaved, verifyCrawler: async () => null })
  const read = async (id: string) => {
    const passage = await gate(contract.bidFigures.company, { id }, MEMBER)
    if (isFailure(passage)) return passage.error
    passage.count({ id })
    passage.end()
    return passage.dailyLimit ? 'masked' : 'open'
  }
  expect([await read('a'), await read('b'), await read('c')]).toEqual(['open', 'open', 'masked'])
  let answer = await read('c')
  for (let calls = 0; answer === 'masked'; calls += 1) {
    expect(calls).toBeLessThan(figures.account.calls)
    answer = await read('c')
  }
  expect(answer).toBe(CODES.riskCheck)
  while (answer === CODES.riskCheck) answer = await read('c')
  expect(answer).toBe(CODES.tooMany)
  // The ban applies although it is not stored; once there is space, the read records are saved.
  expect(await read('c')).toBe(CODES.tooMany)
  isFull = false
  await read('c')
  expect(count.mock.lastCall?.[1]).toEqual(['a', 'b', 'c'])
})
