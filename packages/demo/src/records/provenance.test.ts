import { dayOf, HOUR_MS, startOfDay } from '@zhushutong/domain/formatting'
import { findDoubts } from '@zhushutong/domain/records'
import { describe, expect, it } from 'vitest'
import { runsAll } from '../../../../scripts/lib/breadth.mjs'
import { pastColumns } from './collected'
import { seededKinds } from './seed-records'

const SIZE = 500
const NOW = 1_795_140_000_000
/** A leap day, the day after one, ends of months: the longest and shortest months and years. */
const DAYS = ['2026-11-20', '2026-11-30', '2028-02-29', '2028-03-01', '2027-03-01', '2026-12-31']

describe.each(DAYS)('demo data generated on %s', (day) => {
  const today = startOfDay(Date.parse(`${day}T10:00:00+08:00`))
  const kinds = seededKinds(SIZE, today).map(({ kind, records }) => ({ kind, made: [...records()] }))

  it("contains no event later than the record's collection, and no collection before its event", () => {
    for (const { kind, made: rows } of kinds) {
      const columns = pastColumns(kind)
      for (const record of rows) {
        const [collected, checked] = [
          Number(record.collectedAt),
          Number(record.checkedAt ?? record.collectedAt),
        ]
        for (const { name, readIn } of columns)
          for (const ms of readIn(record))
            if (ms > collected)
              expect.fail(`${kind.kind} ${name}: ${dayOf(ms)}, collected ${dayOf(collected)} (${record.id})`)
        expect(checked, `${kind.kind} ${record.id}`).toBeGreaterThanOrEqual(collected)
        // The night's rounds of collection end within the first hour of the day.
        expect(checked, `${kind.kind} ${record.id}`).toBeLessThan(today + HOUR_MS)
      }
    }
  })
})

it('contains no implausible value but the few that show the mark of one', () => {
  const today = startOfDay(NOW)
  const doubted = seededKinds(1300, today).flatMap(({ kind, records }) =>
    kind.kind === 'company' ? [...records()].flatMap((record) => findDoubts(kind, record, NOW)) : [],
  )
  expect(doubted.map(({ column }) => column)).toEqual(['capital', 'capital'])
  for (const { kind, records } of seededKinds(SIZE, today))
    for (const record of records()) expect(findDoubts(kind, record, NOW), kind.kind).toEqual([])
})

it.runIf(runsAll('LONG'))('exempts only columns that do lie ahead in some record', () => {
  const seeded = seededKinds(4 * SIZE, startOfDay(NOW))
  const [past, ahead, exempt] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { kind, records } of seeded) {
    const known = new Set(pastColumns(kind).map(({ name }) => name))
    for (const name of known) past.add(name)
    const others = kind.columns.filter(
      ({ type, key }) => (type === 'date' || type === 'time') && !known.has(key),
    )
    for (const { key } of others) exempt.add(key)
    for (const record of records())
      for (const { key, type } of others) {
        const value = record[key] ?? null
        const day = value === null ? '' : type === 'time' ? dayOf(Number(value)) : String(value)
        if (day > dayOf(Number(record.collectedAt))) ahead.add(key)
      }
  }
  expect([...exempt].filter((key) => !ahead.has(key))).toEqual([])
  expect([...past]).toEqual(
    expect.arrayContaining([
      'issuedOn',
      'publishedOn',
      'awardedOn',
      'signedOn',
      'establishedOn',
      'approvalTime',
      'qualifications.grantedOn',
      'registrations.grantedOn',
      'openings.submittedAt',
    ]),
  )
})
