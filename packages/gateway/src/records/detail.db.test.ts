import { seededKinds } from '@zhushutong/demo/records'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { type CreditEntry, divideCredit, judgeCredit } from '@zhushutong/domain/credit-verdict'
import { dayOf, startOfDay } from '@zhushutong/domain/formatting'
import {
  columnsOf,
  company,
  credit,
  findLocks,
  isExpired,
  KINDS,
  maskRecord,
  normaliseForSearch,
  type RecordKind,
} from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { asStored } from '../../test-support/records/as-stored'
import { readDerived } from '../../test-support/records/derived-columns'
import { recordDetail } from './detail.store'
import { searchEngine } from './engine'

const SIZE = 60
const CREDITS = new Map(
  [
    ...(seededKinds(SIZE, startOfDay(NOW))
      .find((k) => k.kind === credit)
      ?.records() ?? []),
  ].map((r) => [r.id, r]),
)
const VIEWERS: readonly Viewer[] = [
  VISITOR,
  { ...VISITOR, loggedIn: true },
  { ...VISITOR, loggedIn: true, svip: true },
]

/** The verdict on a company's credit record, on the day (CRD-01). */
const judged = (kind: RecordKind, id: string): Readonly<Record<string, string | number | null>> => {
  if (kind !== company && kind !== credit) return {}
  const storedCredit = CREDITS.get(id)
  const entries =
    storedCredit?.creditCount == null ? null : (storedCredit.entries as unknown as readonly CreditEntry[])
  const { grade, title, reason } = judgeCredit(entries, dayOf(NOW))
  const verdict = { creditVerdict: grade, creditSummary: title, creditReason: reason }
  return { ...verdict, ...divideCredit(storedCredit ?? {}) }
}

describeOnPostgres('detail and suggestion', { size: SIZE, now: NOW }, (database) => {
  it('ACC-02 CRD-01 a record of every kind is what the domain makes of the stored one, for each reader', async () => {
    const detail = recordDetail(database())
    const derived = await readDerived(database())
    const verdicts = new Set<unknown>()
    for (const { kind, records } of seededKinds(SIZE, startOfDay(NOW)))
      for (const record of [...records()].slice(0, kind === credit ? SIZE : 8))
        for (const viewer of VIEWERS) {
          const view = await detail(kind, record.id, { viewer, now: NOW })
          const stored = {
            ...asStored(kind, record),
            ...judged(kind, record.id),
            ...derived(kind, record.id),
          }
          const shown = columnsOf(kind).filter((column) => !column.internal)
          expect(view).toEqual(
            maskRecord(shown, stored, findLocks(kind, viewer), isExpired(kind, record, NOW)),
          )
          if (kind === credit && !('error' in view)) verdicts.add(view.creditVerdict)
        }
    expect([...verdicts].sort()).toEqual(['clear', 'risk', 'unknown', 'watch'])
  })

  it('NAV-14 an unknown id is not found, whatever it looks like', async () => {
    const detail = recordDetail(database())
    for (const id of ['nothing', "'", '', 'a'.repeat(500)])
      expect(await detail(company, id, { viewer: VISITOR, now: NOW })).toEqual({ error: 'not-found' })
  })

  it('NAV-14 a bare uuid finds the record whose id is {uuid}_{projectMode}, and only a whole one does', async () => {
    const detail = recordDetail(database())
    for (const kind of KINDS.filter((k) => k.idEndsIn)) {
      const stored = seededKinds(SIZE, startOfDay(NOW)).find((k) => k.kind === kind)
      for (const { id } of [...(stored?.records() ?? [])].slice(0, 3)) {
        const [uuid = '', mode] = id.split('_')
        expect(mode, id).toMatch(/^\d$/)
        expect(await detail(kind, uuid, { viewer: VISITOR, now: NOW })).toEqual(
          await detail(kind, id, { viewer: VISITOR, now: NOW }),
        )
        for (const other of [uuid.slice(0, -1), `${uuid}_`, `${uuid}_9`, `${uuid}%`, `${uuid}-`])
          expect(await detail(kind, other, { viewer: VISITOR, now: NOW }), other).toEqual({
            error: 'not-found',
          })
      }
    }
  })

  it('VAL-06 suggestions begin with the text, else contain it, at most five', async () => {
    const suggest = searchEngine(database()).suggestTitles
    const names = [...(seededKinds(SIZE, startOfDay(NOW))[0]?.records() ?? [])].map((r) => String(r.name))
    for (const name of names.slice(0, 5)) {
      const suggestions = await suggest(company, name.slice(0, 3))
      const expected = names.filter((n) => n.startsWith(name.slice(0, 3))).sort()
      expect(suggestions.map((f) => f.name)).toEqual(expected.slice(0, 5))
      const inner = await suggest(company, name.slice(2, 5))
      expect(inner.length).toBeGreaterThan(0)
      for (const each of inner)
        expect(normaliseForSearch(each.name)).toContain(normaliseForSearch(name.slice(2, 5)))
    }
    for (const text of ['', '%', '_', "'", '😀', '\u0000', '建建建建', 'zzzz'])
      expect(await suggest(company, text)).toEqual([])
  })
})
