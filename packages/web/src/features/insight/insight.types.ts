import type { Opening } from '@zhushutong/domain/access'
import type { RelationType } from '@zhushutong/domain/relations'

export interface Wins {
  readonly key: string
  readonly count: number
  /** fen */
  readonly amount: number
}

export interface Relation {
  readonly id: string
  readonly name: string
  readonly times: number
  readonly won: number
  /** fen */
  readonly amount: number
  readonly latestOn: string | null
}

export interface Relations {
  readonly total: number
  readonly records: readonly Relation[]
  readonly opensBy: Opening | null
}

/** What is computed from the bids of one company. */
export type Insight = {
  readonly id: string
  readonly name: string
  readonly bids: number
  readonly wins: number
  readonly byYear: readonly Wins[]
  readonly byRegion: readonly Wins[]
  /** Articles that name the company; times in ms. */
  readonly news: ReadonlyArray<{ readonly id: string; readonly title: string; readonly releaseTime: number }>
} & { readonly [R in RelationType]: Relations }

/** Label of each relation, and the kind of record that it links to. */
export const ROLES = {
  owner: { label: '业主单位', kind: 'owner', note: '中标项目的业主' },
  agency: { label: '代理机构', kind: 'agency', note: '中标项目的招标代理' },
  partner: { label: '合作伙伴', kind: 'company', note: '组成联合体共同中标' },
  competitor: { label: '竞争对手', kind: 'company', note: '参加过同一项目投标' },
} as const satisfies Record<RelationType, { label: string; kind: string; note: string }>

/** A record's address, passed in by the screen. */
export type HrefOf = (kind: string, id: string) => string
