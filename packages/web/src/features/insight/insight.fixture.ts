import { NO_SUM } from '@zhushutong/domain/formatting'
import type { Insight, Meeting, Meetings, Relations } from './insight.types'

const NONE: Relations = { total: 0, records: [], opensBy: null }

export function anInsight(more: Partial<Insight> = {}): Insight {
  return {
    id: 'c1',
    name: '重庆某建设有限公司',
    from: null,
    to: null,
    bids: 12,
    wins: 5,
    listed: 11,
    latestBids: [],
    pricesOpenBy: null,
    byYear: [],
    byRegion: [],
    news: [],
    owner: NONE,
    agency: NONE,
    partner: NONE,
    competitor: NONE,
    ...more,
  }
}

export function aRelation(more: Partial<Relations['records'][number]> = {}) {
  return {
    id: 'o1',
    name: '重庆市某区城建局',
    times: 3,
    won: 1,
    lost: 0,
    elsewhere: 0,
    amount: 12_345_600_00,
    unpriced: 0,
    foreign: 0,
    doubted: 0,
    latestOn: '2026-10-01',
    share: null,
    years: 1,
    ...more,
  }
}

export function hrefOf(kind: string, id: string): string {
  return `/${kind}/${id}`
}

export function aMeeting(more: Partial<Meeting> = {}): Meeting {
  return {
    id: 'w1',
    type: 'winning',
    name: '滨江道路提档升级',
    ownerId: 'o1',
    ownerName: '某区城建局',
    amount: 4806_5200_00,
    discountRate: '8.20%',
    price: 4806_5200_00,
    otherPrice: 4951_0800_00,
    difference: -2.9,
    outcome: 'won',
    openedOn: '2026-11-06',
    awardedOn: '2026-11-12',
    ...more,
  }
}

export function meetingsWith(records: readonly Meeting[], more: Partial<Meetings> = {}): Meetings {
  return {
    id: 'c1',
    other: { id: 'c2', name: '某竞争建筑公司', isOwn: false },
    relation: 'competitor',
    total: records.length,
    won: records.length,
    lost: 0,
    elsewhere: 0,
    ...NO_SUM,
    latestOn: '2026-11-12',
    records,
    pageNum: 1,
    pageSize: 20,
    opensBy: null,
    pricesOpenBy: null,
    sourcePlatform: '重庆市公共资源交易网',
    collectedAt: null,
    checkedAt: null,
    ...more,
  }
}
