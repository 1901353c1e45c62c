import type { Opening } from '../access'
import { formatPercent, isSmallSample, type Spread } from '../bid-figures'
import { formatCount } from '../formatting'
import { PROGRESS_PERCENT } from '../payment-risk'
import { engineeringTypeLabel, type RecordView } from '../records'
import {
  closedFigure,
  type HeadFigure,
  type HeadVerdict,
  joinParts,
  moneyOf,
  percentOf,
  type RecordHead,
  readCount,
  readFen,
  readRows,
  readText,
} from './head'

/** Notices and results of one year; null where no source counts them. */
interface YearOfNotices {
  readonly year: number
  readonly tenderCount: number | null
}

/** The next projects of an owner, or the membership that opens them. */
export type NextProjects =
  | { readonly opensBy: Opening }
  | {
      readonly total: number
      readonly newest: { readonly name: string; readonly approvedOn: string | null } | null
    }

/** The published payments of an owner's completed contracts (PMR-02). */
interface OwnerPayments {
  readonly completed: number
  /** Null if it is closed to the reader. */
  readonly published: number | null
  /** The contracts under the limit; null if they are closed to the reader. */
  readonly under: readonly unknown[] | null
  readonly opensBy: Opening | null
}

interface Share {
  readonly name: string
  readonly id: string | null
  readonly count: number
}

const readShares = (rows: unknown, count: string, name: string, id: string): Share[] =>
  readRows(rows).flatMap((row) => {
    const [times, text] = [readCount(row[count]), readText(row[name])]
    return times === null || text === null ? [] : [{ name: text, id: readText(row[id]), count: times }]
  })

/** The share of the first, in percent, from which awards are concentrated. */
const CONCENTRATED = 33

const CONCENTRATION = {
  winners: { label: '授标集中度', spread: '授标分散', held: '授标较集中', verb: '中标' },
  owners: { label: '业主集中度', spread: '业主分散', held: '业主较集中', verb: '委托' },
} as const

/**
 * Concentrated, if the first has a third of all or more; below ten cases no verdict is passed (HED-04).
 * @param total all cases, of which `shares` has the largest parts
 */
export function judgeConcentration(
  of: keyof typeof CONCENTRATION,
  shares: readonly Share[],
  total: number | null,
): HeadVerdict {
  const { label, spread, held, verb } = CONCENTRATION[of]
  const [first] = shares
  if (first === undefined || total === null || total === 0)
    return {
      label,
      tone: 'neutral',
      title: '暂无可比数据',
      reason: `没有收录${of === 'winners' ? '中标结果' : '服务业主'}，不代表没有`,
    }
  const percent = percentOf(first.count, total)
  const reason = `${first.name} ${verb}最多，${first.count}/${total} 次（${formatPercent(percent)}%）`
  const evidence = { section: of === 'winners' ? 'winner' : 'partner' }
  const shared = { label, reason, evidence, evidenceText: of === 'winners' ? '看常中标单位' : '看服务业主' }
  if (isSmallSample(total)) return { ...shared, tone: 'neutral', title: '样本少，不下结论' }
  return percent >= CONCENTRATED
    ? { ...shared, tone: 'warn', title: held }
    : { ...shared, tone: 'ok', title: spread }
}

/**
 * The awards to companies that won at least twice here, of all awards (HED-04): at least as many, where the shares are
 * only the largest and companies beyond them may have won twice.
 */
function countRepeats(shares: readonly Share[], total: number | null): HeadFigure {
  const figure = { key: 'repeats', label: '重复中标', evidence: { section: 'winner' } } as const
  if (total === null || total === 0) return { ...figure, value: null, basis: '没有收录中标结果' }
  const again = shares.filter(({ count }) => count >= 2)
  const wins = again.reduce((sum, { count }) => sum + count, 0)
  const isCut = again.length > 0 && again.length === shares.length && wins < total
  const percent = percentOf(wins, total)
  return {
    ...figure,
    value: `${isCut ? '≥ ' : ''}${formatPercent(percent)}`,
    unit: '%',
    cases: total,
    basis: `${isCut ? '仅前 ' : ''}${again.length} 家多次中标的单位取得 ${wins}/${total} 次`,
    chart: { of: 'share', percent },
  }
}

const CHART_YEARS = 6

/** The notices of the last whole year, beside this one up to now (HED-04). */
function describeRhythm(years: readonly YearOfNotices[] | null, thisYear: number, label: string): HeadFigure {
  const figure = { key: 'rhythm', label, evidence: { section: 'tender' } } as const
  if (years === null) return { ...figure, value: null, basis: '暂时没有加载出来' }
  const countOf = (year: number) => years.find((each) => each.year === year)?.tenderCount ?? null
  if (years.every(({ tenderCount }) => tenderCount === null))
    return { ...figure, value: null, basis: '没有收录招标公告，不代表没有' }
  const columns = Array.from({ length: CHART_YEARS }, (_, at) => thisYear - CHART_YEARS + 1 + at).flatMap(
    (year) => {
      const count = countOf(year)
      return count === null ? [] : [{ label: year === thisYear ? `${year} 至今` : String(year), count }]
    },
  )
  const [last, sinceJanuary] = [countOf(thisYear - 1), countOf(thisYear)]
  return {
    ...figure,
    value: last === null ? null : formatCount(last),
    unit: '条/年',
    basis: joinParts(
      [
        `${thisYear - 1} 年${last === null ? '未收录，不代表没有' : '的公告'}`,
        `${thisYear} 年至今${sinceJanuary === null ? '未收录' : ` ${formatCount(sinceJanuary)} 条`}`,
      ],
      '；',
    ),
    chart: { of: 'columns', columns },
  }
}

function describeDiscount(discount: Spread | null | undefined, ownerId: string): HeadFigure {
  const figure = {
    key: 'discount',
    label: '常见下浮率',
    evidence: { marketOf: ownerId },
  } as const
  if (discount === undefined) return { ...figure, value: null, basis: '暂时没有加载出来' }
  if (discount === null) return { ...figure, value: null, basis: '近 3 年没有同时公布控制价与中标价的结果' }
  return {
    ...figure,
    value: formatPercent(discount.median),
    unit: '%',
    cases: discount.count,
    basis: `多在 ${formatPercent(discount.low)}–${formatPercent(discount.high)}%，近 3 年 ${discount.count} 项`,
    chart: { of: 'spread', spread: discount },
  }
}

function describeNext(next: NextProjects | null): HeadFigure {
  const figure = { key: 'next', label: '拟建项目', evidence: { section: 'planned' } } as const
  if (next === null) return { ...figure, value: null, basis: '暂时没有加载出来' }
  if ('opensBy' in next) return closedFigure({ ...figure, basis: '招标前数月的立项与审批' }, next.opensBy)
  return {
    ...figure,
    value: formatCount(next.total),
    unit: '个',
    basis: next.newest
      ? joinParts([next.newest.approvedOn && `${next.newest.approvedOn} 审批`, next.newest.name])
      : '没有收录拟建项目，不代表没有',
  }
}

/** The contracts of which the usual part was published as paid, of those with published payments. */
function describePayments(payments: OwnerPayments | null): HeadFigure {
  const figure = { key: 'payments', label: '付款记录', evidence: { section: 'payments' } } as const
  if (payments === null) return { ...figure, value: null, basis: '暂时没有加载出来' }
  const { completed, published, under, opensBy } = payments
  if (completed === 0) return { ...figure, value: null, basis: '没有收录已完工的合同' }
  if (opensBy !== null) return closedFigure({ ...figure, basis: `${completed} 项已完工合同` }, opensBy)
  if (published === null || under === null || published === 0)
    return { ...figure, value: null, basis: `${completed} 项已完工合同都没有公布支付` }
  const kept = published - under.length
  const percent = percentOf(kept, published)
  return {
    ...figure,
    value: formatPercent(percent),
    unit: '%',
    cases: published,
    tone: under.length > 0 ? 'warn' : undefined,
    basis: `${kept}/${published} 项合同公布的支付达到 ${PROGRESS_PERCENT}%`,
    chart: { of: 'share', percent },
  }
}

/** The types of an organisation's tenders, largest first. */
function describeTypes(record: RecordView): HeadFigure {
  const rows = readRows(record.types).flatMap(({ engineeringType, tenderCount }) => {
    const [type, count] = [readText(engineeringType), readCount(tenderCount) ?? 0]
    return type === null || count === 0 ? [] : [{ type, count }]
  })
  const sum = rows.reduce((all, { count }) => all + count, 0)
  const figure = { key: 'types', label: '主要工程类型', evidence: { section: 'type' } } as const
  const [first] = rows
  if (first === undefined) return { ...figure, value: null, basis: '没有收录招标公告' }
  const parts = rows.map(({ type, count }) => ({
    label: engineeringTypeLabel(type),
    percent: Math.round(percentOf(count, sum)),
  }))
  return {
    ...figure,
    value: formatPercent(percentOf(first.count, sum)),
    unit: '%',
    cases: sum,
    basis: `${engineeringTypeLabel(first.type)}，${first.count}/${sum} 条公告`,
    chart: { of: 'parts', parts },
  }
}

function describeAverage(record: RecordView): HeadFigure {
  const average = readFen(record, 'averageAmount')
  return {
    key: 'average',
    label: '平均中标金额',
    value: moneyOf(average),
    basis:
      average === null
        ? '没有公布中标金额'
        : joinParts([
            `${formatCount(readCount(record.winningCount) ?? 0)} 条结果，共 ${moneyOf(readFen(record, 'totalAmount'))}`,
            readText(record.amountNote),
          ]),
    evidence: { section: 'winning' },
  }
}

const readWinners = (record: RecordView) =>
  readShares(record.winners, 'winningCount', 'companyName', 'companyId')

/**
 * The head of an owner: concentration of its awards, discount, repeat winners, rhythm, next projects, payments
 * (HED-04).
 * @param discount undefined if loading failed
 */
export function buildOwnerHead(
  owner: RecordView,
  loaded: {
    readonly discount: Spread | null | undefined
    readonly years: readonly YearOfNotices[] | null
    readonly next: NextProjects | null
    readonly payments: OwnerPayments | null
  },
  thisYear: number,
): RecordHead {
  const [winners, total] = [readWinners(owner), readCount(owner.winningCount)]
  return {
    verdict: judgeConcentration('winners', winners, total),
    figures: [
      describeDiscount(loaded.discount, owner.id),
      countRepeats(winners, total),
      describeRhythm(loaded.years, thisYear, '发标节奏'),
      describeNext(loaded.next),
      describePayments(loaded.payments),
    ],
  }
}

/** The head of an agency: concentration of its owners, rhythm, types, amounts, repeat winners (HED-04). */
export function buildAgencyHead(
  agency: RecordView,
  years: readonly YearOfNotices[] | null,
  thisYear: number,
): RecordHead {
  const owners = readShares(agency.owners, 'tenderCount', 'ownerUnitName', 'ownerId')
  return {
    verdict: judgeConcentration('owners', owners, readCount(agency.tenderCount)),
    figures: [
      describeRhythm(years, thisYear, '代理节奏'),
      describeTypes(agency),
      countRepeats(readWinners(agency), readCount(agency.winningCount)),
      describeAverage(agency),
    ],
  }
}
