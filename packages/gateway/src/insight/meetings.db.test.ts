import { seededKinds } from '@zhushutong/demo/records'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { dayOf, startOfDay } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { comparePrices, mergeNotices } from '@zhushutong/domain/relations'
import { expect, it } from 'vitest'
import { buildNotices } from '../../test-support/bid-notices.fixture'
import { describeOnPostgres } from '../../test-support/databases'
import { readCompanyInsight } from './insight.store'
import { type MeetingsQuery, readCompanyMeetings } from './meetings.store'

const NOW = 1_795_000_000_000
const SIZE = 60
const PLAIN: Viewer = { ...VISITOR, loggedIn: true }
const MEMBER: Viewer = { ...PLAIN, svip: true }
const SINCE = '2023-11-18'
const TODAY = '2026-11-18'

const kinds = seededKinds(SIZE, startOfDay(NOW))
const recordsOf = (name: string): StoredRecord[] => [
  ...(kinds.find(({ kind }) => kind.kind === name)?.records() ?? []),
]
const works = mergeNotices(buildNotices(recordsOf('winning'), recordsOf('tender')))
const notices = new Map(
  [...recordsOf('winning'), ...recordsOf('tender')].map((record) => [record.id, record]),
)

describeOnPostgres('the results behind a relation', { size: SIZE, now: NOW }, (database) => {
  const companies = recordsOf('company')
  const readInsight = async (id: string, viewer = MEMBER, years: number | null = null) => {
    const insight = await readCompanyInsight(database())(id, viewer, NOW, { years })
    if ('error' in insight) throw new Error(insight.error)
    return insight
  }
  const readMeetings = async (
    asked: Partial<MeetingsQuery> & { id: string },
    viewer = MEMBER,
    ownCompany: string | null = null,
  ) => {
    const page = { pageNum: 1, pageSize: 100, ...asked }
    const meetings = await readCompanyMeetings(database())(page, { viewer, now: NOW, own: ownCompany })
    if ('error' in meetings) throw new Error(meetings.error)
    return meetings
  }
  /** The company with the most competitors. */
  const busiest = async () => {
    const all = await Promise.all(companies.slice(0, 20).map(({ id }) => readInsight(id)))
    const [most] = all.sort((a, b) => b.competitor.total - a.competitor.total)
    if (!most) throw new Error('nobody')
    return most
  }
  const priceIn = (record: StoredRecord, company: string) => {
    const rows = (record.openings ?? record.candidates) as unknown as { companyId: string; price: number }[]
    return rows.find(({ companyId }) => companyId === company)?.price ?? null
  }

  it('REL-06 a member gets every meeting with both prices, as the records tell them', async () => {
    const { id, competitor } = await busiest()
    for (const { id: other, ...tally } of competitor.records.slice(0, 5)) {
      const meetings = await readMeetings({ id, other, relation: 'competitor' })
      const expected = works.filter(({ winnerIds, bidderIds }) => {
        const parties = [...winnerIds, ...bidderIds]
        return (
          [id, other].every((each) => parties.includes(each) && !winnerIds.includes(each)) ||
          (winnerIds.includes(id) !== winnerIds.includes(other) &&
            [id, other].every((each) => parties.includes(each)))
        )
      })
      expect(meetings).toMatchObject({ total: tally.times, won: tally.won, lost: tally.lost, opensBy: null })
      expect(meetings.total).toBe(expected.length)
      expect(meetings.records.map((r) => r.id).sort()).toEqual(expected.map((r) => r.id).sort())
      const days = meetings.records.map(({ awardedOn }) => String(awardedOn))
      expect(days).toEqual([...days].sort().reverse())
      for (const meeting of meetings.records) {
        const work = expected.find((each) => each.id === meeting.id)
        const record = notices.get(meeting.id) as StoredRecord
        const [price, otherPrice] = [priceIn(record, id), priceIn(record, other)]
        expect(meeting).toMatchObject({ price, otherPrice, difference: comparePrices(price, otherPrice) })
        expect(meeting.openedOn).toBe(dayOf((record.openedAt ?? record.openingTime) as number))
        expect(meeting.type).toBe(work?.stage === 'result' ? 'winning' : 'tender')
        const winners = work?.winnerIds ?? []
        const decided = winners.includes(id) ? 'won' : winners.includes(other) ? 'lost' : 'elsewhere'
        expect(meeting.outcome).toBe(winners.length === 0 ? null : decided)
      }
    }
  })

  it('REL-05 a period leaves out what is older or undated, here and in the insight', async () => {
    const { id } = await busiest()
    const within = works.filter(
      ({ winnerIds, bidderIds, awardedOn }) =>
        [...winnerIds, ...bidderIds].includes(id) && String(awardedOn) >= SINCE && String(awardedOn) <= TODAY,
    )
    const insight = await readInsight(id, MEMBER, 3)
    expect(insight).toMatchObject({ from: SINCE, to: TODAY, bids: within.length })
    const all = await readInsight(id)
    expect(all).toMatchObject({ from: null, to: null })
    expect(all.bids).toBeGreaterThan(insight.bids)
    const [first] = insight.competitor.records
    const { total, from } = await readMeetings({ id, other: first?.id, relation: 'competitor', years: 3 })
    expect([total, from]).toEqual([first?.times, SINCE])
  })

  it('REL-06 ACC-02 prices are for members; they and what follows from them do not leave the gateway', async () => {
    const { id, competitor } = await busiest()
    const other = competitor.records[0]?.id
    const member = await readMeetings({ id, other })
    expect(member.pricesOpenBy).toBeNull()
    expect(member.records.some(({ price, difference }) => price !== null && difference !== null)).toBe(true)
    for (const [viewer, opensBy] of [
      [VISITOR, 'login'],
      [PLAIN, 'svip'],
    ] as const) {
      const meetings = await readMeetings({ id, other }, viewer)
      expect([meetings.total, meetings.pricesOpenBy]).toEqual([member.total, opensBy])
      for (const { price, otherPrice, difference } of meetings.records)
        expect([price, otherPrice, difference]).toEqual([null, null, null])
    }
  })

  it('REL-06 ACC-02 who is not named to a reader has no results for them, but for their own company', async () => {
    const { id, competitor } = await busiest()
    const sixth = competitor.records[5]
    if (!sixth) throw new Error('too few')
    const closed = await readMeetings({ id, other: sixth.id, relation: 'competitor' }, PLAIN)
    expect(closed).toMatchObject({ total: 0, won: 0, latestOn: null, opensBy: 'svip', records: [] })
    const fifth = await readMeetings({ id, other: competitor.records[4]?.id, relation: 'competitor' }, PLAIN)
    expect([fifth.opensBy, fifth.total]).toEqual([null, competitor.records[4]?.times])
    const third = await readMeetings(
      { id, other: competitor.records[2]?.id, relation: 'competitor' },
      VISITOR,
    )
    expect(third.opensBy).toBe('login')
    const ownMeetings = await readMeetings({ id, relation: 'competitor' }, PLAIN, sixth.id)
    expect(ownMeetings).toMatchObject({
      total: sixth.times,
      other: { id: sixth.id, isOwn: true },
      opensBy: null,
    })
    const ofOwn = await readMeetings({ id, other: sixth.id, relation: 'competitor' }, PLAIN, id)
    expect([ofOwn.total, ofOwn.opensBy]).toEqual([sixth.times, null])
  })
})
