import type { Bid } from './relation'

/** A result, a notice of the award, or another notice that names bidders. */
type NoticeStage = 'result' | 'award' | 'notice'

/** A notice or a result as a statement about the bids for a work; `awardedOn` is its own day. */
export interface BidNotice extends Bid {
  readonly id: string
  readonly stage: NoticeStage
  readonly projectCode: string | null
  readonly sectionCode: string | null
  /** The value of `readWorkTitle`. */
  readonly workTitle: string | null
}

/** The bids for one work, counted once, however many notices state them. */
export interface WorkBids<N extends BidNotice> extends Bid {
  /** The id of the notice that leads: the result, else the award, else the newest notice. */
  readonly id: string
  readonly stage: NoticeStage
  /** All notices of the work, the leading one first. */
  readonly notices: readonly N[]
}

const PLACES: Readonly<Record<NoticeStage, number>> = { result: 1, award: 2, notice: 3 }

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

type Dated = Pick<BidNotice, 'awardedOn' | 'id'>

const newestFirst = (a: Dated, b: Dated) =>
  compareTexts(b.awardedOn ?? '', a.awardedOn ?? '') || compareTexts(a.id, b.id)

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** Fills missing values with the least one among the notices of the same group. */
const fillFrom = <N>(
  notices: readonly N[],
  groupOf: (notice: N) => string | null,
  readValue: (notice: N) => string | null,
): readonly (string | null)[] => {
  const least = new Map<string, string>()
  for (const notice of notices) {
    const [group, value] = [groupOf(notice), readValue(notice)]
    if (group === null || value === null) continue
    const known = least.get(group)
    if (known === undefined || value < known) least.set(group, value)
  }
  return notices.map((notice) => readValue(notice) ?? least.get(groupOf(notice) ?? '') ?? null)
}

const groupByWork = <N extends BidNotice>(notices: readonly N[]) => {
  const codes = fillFrom(
    notices,
    ({ workTitle }) => workTitle,
    ({ projectCode }) => projectCode,
  )
  const coded = notices.map((notice, at) => ({ notice, code: codes[at] ?? null }))
  const sections = fillFrom(
    coded,
    ({ code }) => code,
    ({ notice }) => notice.sectionCode,
  )
  const works = coded.map(({ notice, code }, at) => ({
    notice,
    work: code === null ? `title ${notice.workTitle ?? notice.id}` : `code ${code} ${sections[at] ?? ''}`,
  }))
  return groupBy(works, ({ work }) => work)
}

/** Results with other winners or amounts are lots of their own; awards are by their winners. */
const lotOf = ({ stage, winnerIds, amount }: BidNotice): string =>
  stage === 'notice' ? '' : [...winnerIds].sort().join(' ') + (stage === 'result' ? ` ${amount ?? ''}` : '')

const partiesOf = ({ winnerIds, bidderIds }: Bid): readonly string[] => [...winnerIds, ...bidderIds]

const mergeWork = <N extends BidNotice>(notices: readonly N[]): WorkBids<N>[] => {
  const sorted = [...notices].sort((a, b) => PLACES[a.stage] - PLACES[b.stage] || newestFirst(a, b))
  const stage = sorted[0]?.stage ?? 'notice'
  const base = sorted.filter((notice) => notice.stage === stage)
  const rest = sorted.filter((notice) => notice.stage !== stage)
  const named = new Set(base.flatMap(partiesOf))
  const others = rest.flatMap(partiesOf).filter((id) => !named.has(id))
  const firstKnown = (lead: N, key: 'ownerId' | 'agencyId' | 'region') =>
    [lead, ...sorted].map((notice) => notice[key]).find((value) => value !== null) ?? null
  return [...groupBy(base, lotOf).values()].flatMap((lot, at) => {
    const [lead] = lot
    if (!lead) return []
    const bidderIds = [...new Set([...lot.flatMap(partiesOf), ...(at === 0 ? others : [])])]
    return {
      id: lead.id,
      stage,
      winnerIds: lead.winnerIds,
      bidderIds,
      consortia: sorted.flatMap((notice) => notice.consortia ?? []),
      ownerId: firstKnown(lead, 'ownerId'),
      agencyId: firstKnown(lead, 'agencyId'),
      region: firstKnown(lead, 'region'),
      awardedOn: lead.awardedOn,
      amount: lead.amount,
      isUnpriced: lead.isUnpriced,
      isDoubted: lead.isDoubted,
      notices: [...lot, ...rest],
    }
  })
}

/**
 * The bids that notices state, each once (DAT-50). Notices are of one work by its project code and section; a notice
 * without a code, by the title of another one, and one without a section, by the code. A result precedes the notice of
 * an award, and both precede the notice of candidates; results of one work with other winners or amounts are lots of
 * their own. Bidders of the other notices that no lot names belong to the first lot, so that no company bids twice.
 */
export function mergeNotices<N extends BidNotice>(notices: readonly N[]): WorkBids<N>[] {
  return [...groupByWork(notices).values()]
    .flatMap((works) => mergeWork(works.map(({ notice }) => notice)))
    .sort(newestFirst)
}
