import { seededKinds } from '@zhushutong/demo/records'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { addDays, endOfDay, startOfDay } from '@zhushutong/domain/formatting'
import { findLocks, type StoredRecord, tender } from '@zhushutong/domain/records'
import { arrangeDueTenders } from '@zhushutong/domain/tender-sheet'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { dueTendersReader } from './due-tenders'
import { tenderChecker } from './tender-check'

const NOW = 1_795_140_000_000
const SIZE = 300
const MEMBER: Viewer = { ...VISITOR, loggedIn: true, svip: true }

const kinds = seededKinds(SIZE, startOfDay(NOW))
const recordsOf = (name: string): StoredRecord[] => [
  ...(kinds.find(({ kind }) => kind.kind === name)?.records() ?? []),
]
const chosen = ({ id }: { id: string }) => ({ id, name: '', chosenAt: NOW })

it('MYC-07 every column of tenders that is told is open to visitors', () => {
  const read =
    'engineeringName ownerUnitName region requiredQualification buggetAmount bidDeadline noticeType'.split(
      ' ',
    )
  const closed = Object.keys(findLocks(tender, VISITOR))
  for (const key of read) expect(closed).not.toContain(key)
})

describeOnPostgres('what ends soon and can be bid', { size: SIZE, now: NOW }, (database) => {
  const asker = { viewer: MEMBER, now: NOW }
  const tenders = recordsOf('tender')
  const soon = ({ bidDeadline, noticeType }: StoredRecord) =>
    noticeType === 'tender' &&
    Number(bidDeadline) >= NOW &&
    Number(bidDeadline) <= endOfDay(addDays(NOW, 7)) &&
    bidDeadline !== null

  it('MYC-07 the tenders of the company’s province, each compared as its own page compares it', async () => {
    const check = tenderChecker(database())
    let count = 0
    for (const firm of recordsOf('company').slice(0, 120)) {
      const near = tenders
        .filter(
          (tender) => soon(tender) && String(tender.region).slice(0, 2) === String(firm.region).slice(0, 2),
        )
        .sort((a, b) => Number(a.bidDeadline) - Number(b.bidDeadline) || (a.id < b.id ? -1 : 1))
      const dueTenders = await dueTendersReader(database())(chosen(firm), asker)
      if ('error' in dueTenders) throw new Error(dueTenders.error)
      expect([dueTenders.compared, dueTenders.companyName]).toEqual([near.length, firm.name])
      const alone = await Promise.all(
        near.map(async (tender) => {
          const checked = await check(tender.id, firm.id, asker)
          if ('error' in checked) throw new Error(String(checked.error))
          const amount = (tender.currency ?? 'CNY') === 'CNY' ? (tender.buggetAmount as number | null) : null
          const isUnpriced = tender.buggetAmount === null
          return {
            id: tender.id,
            deadline: Number(tender.bidDeadline),
            amount,
            isUnpriced,
            checks: checked.checks,
          }
        }),
      )
      const { shown, ...counts } = arrangeDueTenders(alone)
      expect(dueTenders.due).toMatchObject(counts)
      expect(dueTenders.due.shown.map(({ tender: { id }, fit }) => [id, fit])).toEqual(
        shown.map(({ tender: { id }, fit }) => [id, fit]),
      )
      count += shown.length
    }
    expect(count).toBeGreaterThan(0)
  })
})
