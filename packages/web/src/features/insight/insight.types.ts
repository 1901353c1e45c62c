import type { Opening } from '@zhushutong/domain/access'
import type { MoneySum } from '@zhushutong/domain/formatting'
import type { MeetingOutcome, RelationType } from '@zhushutong/domain/relations'

export interface Wins extends MoneySum {
  readonly key: string
  readonly count: number
}

export interface Relation extends MoneySum {
  readonly id: string
  readonly name: string
  readonly times: number
  readonly won: number
  readonly lost: number
  readonly elsewhere: number
  readonly latestOn: string | null
  /** The owner's share of all wins, in percent; null for other relations. */
  readonly share: number | null
  /** Number of different years. */
  readonly years: number
}

export interface Relations {
  readonly total: number
  readonly records: readonly Relation[]
  readonly opensBy: Opening | null
}

/** A bid of a company; the price in fen. */
export interface CompanyBid {
  readonly id: string
  /** The kind of the record: a notice where no result is known. */
  readonly type: 'winning' | 'tender'
  readonly name: string
  readonly ownerId: string | null
  readonly ownerName: string | null
  readonly rank: number | null
  readonly price: number | null
  readonly isConsortium: boolean
  readonly outcome: 'won' | 'lost' | null
  readonly date: string | null
}

/** Data computed from the bids of a company. */
export type Insight = {
  readonly id: string
  readonly name: string
  readonly from: string | null
  readonly to: string | null
  readonly bids: number
  readonly wins: number
  /** Bids whose result lists the losing companies. */
  readonly listed: number
  readonly latestBids: readonly CompanyBid[]
  readonly pricesOpenBy: Opening | null
  readonly byYear: readonly Wins[]
  readonly byRegion: readonly Wins[]
  /** Articles that mention the company; times in ms. */
  readonly news: ReadonlyArray<{ readonly id: string; readonly title: string; readonly releaseTime: number }>
} & { readonly [R in RelationType]: Relations }

/** A result of a company together with another company; amounts in fen. */
export interface Meeting {
  readonly id: string
  /** The kind of the record: a notice where no result is known. */
  readonly type: 'winning' | 'tender'
  readonly name: string
  readonly ownerId: string | null
  readonly ownerName: string | null
  readonly amount: number | null
  readonly discountRate: string | null
  readonly price: number | null
  readonly otherPrice: number | null
  readonly difference: number | null
  readonly outcome: MeetingOutcome | null
  readonly openedOn: string | null
  readonly awardedOn: string | null
}

/** A page of the results of a company with another company. */
export interface Meetings extends MoneySum {
  readonly id: string
  readonly other: { readonly id: string; readonly name: string; readonly isOwn: boolean } | null
  readonly relation: RelationType | null
  readonly total: number
  readonly won: number
  readonly lost: number
  readonly elsewhere: number
  readonly latestOn: string | null
  readonly records: readonly Meeting[]
  readonly pageNum: number
  readonly pageSize: number
  readonly opensBy: Opening | null
  readonly pricesOpenBy: Opening | null
  readonly sourcePlatform: string | null
  readonly collectedAt: number | null
  readonly checkedAt: number | null
}

/**
 * Labels of each relation for tables and the graph, the label of its numbers, and the kind of its records.
 */
export const ROLES = {
  owner: {
    label: '业主单位',
    short: '业主',
    kind: 'owner',
    counted: '中标项数',
    meeting: '项中标',
  },
  agency: {
    label: '代理机构',
    short: '招标代理',
    kind: 'agency',
    counted: '经手的中标项数',
    meeting: '项经手的中标',
  },
  partner: {
    label: '合作伙伴',
    short: '合作伙伴',
    kind: 'company',
    counted: '联合体中标项数',
    meeting: '项联合体中标',
  },
  competitor: {
    label: '竞争对手',
    short: '竞争对手',
    kind: 'company',
    counted: '同场次数',
    meeting: '次同场',
  },
} as const satisfies Record<
  RelationType,
  { label: string; short: string; kind: string; counted: string; meeting: string }
>

/** The address of a record, supplied by the screen. */
export type HrefOf = (kind: string, id: string) => string
