import { seededKinds } from '@zhushutong/demo/records'
import { ADD_ONS, VISITOR } from '@zhushutong/domain/access'
import { company, permitExpiry, type RecordKind, type StoredRecord, tender } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../../test-support/databases'
import { NOW } from '../../../test-support/gateway'
import { naiveSearch } from '../../../test-support/records/naive-search'
import { recordSearch } from '../engine'

const SIZE = 300
const TODAY = NOW - ((NOW + 28_800_000) % 86_400_000)
const HOLDER = {
  ...VISITOR,
  loggedIn: true,
  svip: true,
  addOns: ADD_ONS,
  ownerLookup: true,
  enterprise: true,
}

describeOnBoth('an ordered scan for a word with a filter', { size: SIZE, now: NOW }, (database) => {
  // The first two kinds list the newest records first, the third the soonest.
  it.each<[RecordKind, Record<string, string[]>]>([
    [company, { status: ['active'] }],
    [tender, { published: ['1970-01-01~'] }],
    [permitExpiry, { remaining: ['~9999-12-31'] }],
  ])('VAL-06 finds what a plain loop does, in the order of its sort (%#)', async (kind, filters) => {
    const seeded = seededKinds(SIZE, TODAY).find((seededKind) => seededKind.kind === kind)
    const stored = [...(seeded?.records() ?? [])] as StoredRecord[]
    for (const scan of [40, 30_000]) {
      const request = { keyword: '工', filters, pageNum: 1, pageSize: 10 } as const
      const page = await recordSearch(database(), { scan, cap: 10_000 })(kind, request, {
        viewer: HOLDER,
        now: NOW,
      })
      const expected = naiveSearch(kind, stored, request, NOW).slice(0, 10)
      expect(expected).toHaveLength(10)
      expect('records' in page && page.records.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
  })
})
