import type { Insight, Relations } from './insight.types'

const NONE: Relations = { total: 0, records: [], opensBy: null }

/** The relations from a company's bids, for tests. */
export function anInsight(more: Partial<Insight> = {}): Insight {
  return {
    id: 'c1',
    name: '重庆某建设有限公司',
    bids: 12,
    wins: 5,
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
    amount: 12_345_600_00,
    latestOn: '2026-10-01',
    ...more,
  }
}

export function hrefOf(kind: string, id: string): string {
  return `/${kind}/${id}`
}
