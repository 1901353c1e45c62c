import { seededKinds } from '@zhushutong/demo/records'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { calculateDiscount } from '@zhushutong/domain/bid-figures'
import { startOfDay } from '@zhushutong/domain/formatting'
import { findLocks, type StoredRecord, tender, winning } from '@zhushutong/domain/records'
import { summariseAwards } from '@zhushutong/domain/tender-sheet'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { tenderSheetReader } from './read-sheet'

const SIZE = 60
const PLAIN: Viewer = { ...VISITOR, loggedIn: true }
const MEMBER: Viewer = { ...PLAIN, svip: true }
const SINCE = '2023-11-18'
const TODAY = '2026-11-18'

const kinds = seededKinds(SIZE, startOfDay(NOW))
const recordsOf = (name: string): StoredRecord[] => [
  ...(kinds.find(({ kind }) => kind.kind === name)?.records() ?? []),
]
const isOpen = ({ bidDeadline }: StoredRecord) => typeof bidDeadline === 'number' && bidDeadline >= NOW

it('ACC-02 every column of results and tenders that the sheet reads is open to visitors', () => {
  const read = {
    winning:
      'projectName companyId companyName winningAmount budgetAmount bidCount awardedOn bidderIds winnerIds',
    tender:
      'engineeringName ownerUnitName buggetAmount bidDeadline noticeType ownerId region engineeringType',
  }
  const closed = [...Object.keys(findLocks(winning, VISITOR)), ...Object.keys(findLocks(tender, VISITOR))]
  for (const key of `${read.winning} ${read.tender}`.split(' ')) expect(closed).not.toContain(key)
})

describeOnPostgres('what helps to decide on a tender', { size: SIZE, now: NOW }, (database) => {
  const tenders = recordsOf('tender')
  const results = recordsOf('winning')
  const inPeriod = ({ awardedOn }: StoredRecord) => String(awardedOn) >= SINCE && String(awardedOn) <= TODAY
  const readSheet = async (id: string, viewer = MEMBER) => {
    const sheet = await tenderSheetReader(database())(id, { viewer, now: NOW })
    if ('error' in sheet) throw new Error(sheet.error)
    return sheet
  }
  const cny = (record: StoredRecord, key: string) =>
    (record.currency ?? 'CNY') === 'CNY' ? ((record[key] as number | null) ?? null) : null

  it('BID-05 tells what the results of the owner say, without those of its own project', async () => {
    let count = 0
    for (const tender of tenders.slice(0, 40)) {
      const { owner } = await readSheet(tender.id)
      const tenderResults = results
        .filter((r) => r.ownerId === tender.ownerId && r.projectCode !== tender.projectCode && inPeriod(r))
        .map((r) => ({
          id: r.id,
          name: String(r.projectName),
          companyId: r.companyId as string,
          companyName: r.companyName as string,
          amount: cny(r, 'winningAmount'),
          isUnpriced: r.winningAmount === null,
          budget: cny(r, 'budgetAmount'),
          bidders: r.bidCount as number | null,
          awardedOn: r.awardedOn as string,
        }))
      const { steps, winners, ...figures } = summariseAwards(tenderResults)
      expect(owner).toMatchObject({ id: tender.ownerId, ...figures, steps, winners })
      for (const { amount, budget, discount } of owner?.latest ?? [])
        expect(discount).toBe(calculateDiscount(amount, budget))
      const days = owner?.latest.map(({ awardedOn }) => String(awardedOn)) ?? []
      expect(days).toEqual([...days].sort().reverse())
      count += figures.discount?.count ?? 0
    }
    expect(count).toBeGreaterThan(20)
  })

  it('BID-06 counts who bid at the owner and in the area, and nobody twice', async () => {
    const counts = (notice: StoredRecord) => {
      const isNear = (r: StoredRecord) =>
        String(r.region).slice(0, 2) === String(notice.region).slice(0, 2) &&
        r.engineeringType === notice.engineeringType
      const near = results.filter(
        (r) =>
          r.projectCode !== notice.projectCode && inPeriod(r) && (r.ownerId === notice.ownerId || isNear(r)),
      )
      const all = new Map<string, [number, number, number, number]>()
      for (const r of near)
        for (const id of r.bidderIds as string[]) {
          const [a, b, c, d] = all.get(id) ?? [0, 0, 0, 0]
          const won = (r.winnerIds as string[]).includes(id)
          const [owns, lies] = [r.ownerId === notice.ownerId, isNear(r)]
          all.set(id, [a + +owns, b + +(owns && won), c + +lies, d + +(lies && won)])
        }
      return all
    }
    let most = 0
    for (const tender of tenders.filter(isOpen).slice(0, 12)) {
      const { rivals } = await readSheet(tender.id)
      const all = counts(tender)
      expect(rivals.total).toBe(all.size)
      for (const { id, ownerBids, ownerWins, areaBids, areaWins } of rivals.records)
        expect([id, ownerBids, ownerWins, areaBids, areaWins]).toEqual([id, ...(all.get(id) ?? [])])
      most = Math.max(most, rivals.records.length)
    }
    expect(most).toBeGreaterThan(5)
  })

  it('BID-06 ACC-02 visitors see two rivals, logged-in users five; the rest does not leave the gateway', async () => {
    const sheets = await Promise.all(tenders.filter(isOpen).map(({ id }) => readSheet(id)))
    const most = sheets.sort((a, b) => b.rivals.total - a.rivals.total)[0]
    if (!most) throw new Error('none')
    const visitor = await readSheet(most.id, VISITOR)
    const plain = await readSheet(most.id, PLAIN)
    expect(most.rivals.total).toBeGreaterThan(5)
    expect([visitor.rivals.records.length, visitor.rivals.opensBy]).toEqual([2, 'login'])
    expect([plain.rivals.records.length, plain.rivals.opensBy]).toEqual([5, 'svip'])
    expect(JSON.stringify(visitor.rivals)).not.toContain(most.rivals.records[2]?.id)
  })

  it('BID-07 similar tenders are open ones of the province and type', async () => {
    const byId = new Map(tenders.map((tender) => [tender.id, tender]))
    let count = 0
    for (const tender of tenders.filter(isOpen)) {
      const { similar } = await readSheet(tender.id)
      count += similar.records.length
      for (const { id, deadline } of similar.records) {
        const other = byId.get(id)
        expect(id).not.toBe(tender.id)
        expect(deadline).toBe(other?.bidDeadline)
        expect(deadline).toBeGreaterThanOrEqual(NOW)
        expect(other?.engineeringType).toBe(tender.engineeringType)
        expect(String(other?.region).slice(0, 2)).toBe(String(tender.region).slice(0, 2))
      }
    }
    expect(count).toBeGreaterThan(0)
  })
})
