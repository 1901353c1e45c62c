import type { Opening } from '../access'
import { daysBetween, formatCount, parseDay } from '../formatting'
import { ENDS_SOON_DAYS, findColumn, person as personKind, type RecordView } from '../records'
import {
  closedFigure,
  findOpening,
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
  type Values,
} from './head'

/** The bid results that name a person as manager: their number, the newest, and the one of the largest amount. */
export interface PersonWorks {
  readonly total: number
  readonly works: readonly RecordView[]
  readonly largest: RecordView | null
}

const INFERRED = findColumn(personKind, 'siteState')?.inferred

/** The verdict on a person's availability, as PPL-01 infers it; nothing is said of people without the inference. */
function judgeSite(person: RecordView, works: PersonWorks | null): HeadVerdict {
  const [state, count] = [readText(person.siteState), readCount(person.ongoingCount) ?? 0]
  if (state === null)
    return {
      label: '在建状态',
      tone: 'neutral',
      title: '未作推断',
      reason: '只推断收录了中标结果的注册建造师，没有推断不代表没有在建',
    }
  const hasTimeline = works !== null && works.works.length > 0
  const evidence = { section: hasTimeline ? 'works' : 'site' }
  const evidenceText = hasTimeline ? '看项目时间轴' : '看推断依据'
  const shared = { label: '在建状态', inferred: INFERRED, evidence, evidenceText }
  if (state === 'free') return { ...shared, tone: 'ok', title: '无在建', reason: '收录的项目中没有未完工的' }
  const until = readText(person.ongoingUntil)
  const ends = until === null ? '其中有项目没有写明完工日期' : `最晚预计 ${until} 完工`
  return {
    ...shared,
    tone: 'warn',
    title: `在建 ${count} 项`,
    reason: findOpening(person, 'ongoingUntil') ? '预计完工日期为会员内容' : ends,
  }
}

interface Ending {
  readonly name: string
  readonly until: string
  readonly days: number
  readonly row: Values
}

const listEndings = (rows: readonly Values[], now: number): Ending[] =>
  rows
    .flatMap((row): Ending[] => {
      const until = readText(row.validUntil)
      const last = until === null ? null : parseDay(until)
      if (until === null || last === null) return []
      const name = joinParts([readText(row.category), readText(row.profession)], ' ')
      return [{ name, until, days: daysBetween(now, last), row }]
    })
    .sort((a, b) => a.days - b.days)

const remainingShare = ({ days, row, until }: Ending) => {
  const [from, to] = [parseDay(readText(row.grantedOn) ?? ''), parseDay(until)]
  return from === null || to === null || to <= from ? undefined : percentOf(days, daysBetween(from, to))
}

/** The days left of the certificate that ends first; ended ones are counted apart (HED-02). */
function findCertificateLeft(person: RecordView, now: number): HeadFigure {
  const rows = readRows(person.registrations)
  const figure = { key: 'certificates', label: '证书剩余', evidence: { section: 'registration' } } as const
  const opensBy = findOpening(person, 'registrations.validUntil')
  if (rows.length === 0) return { ...figure, value: null, basis: '没有收录证书' }
  if (opensBy) return closedFigure({ ...figure, basis: `共 ${rows.length} 本证书` }, opensBy)
  const all = listEndings(rows, now)
  const ended = all.filter(({ days }) => days < 0)
  const [next] = all.filter(({ days }) => days >= 0)
  const endedText = ended.length > 0 && `${ended.length} 本已过期`
  if (next === undefined)
    return ended.length > 0
      ? { ...figure, value: '已过期', tone: 'bad', basis: `${ended.length}/${rows.length} 本证书已过期` }
      : { ...figure, value: null, basis: `${rows.length} 本证书没有收录有效期` }
  const percent = remainingShare(next)
  return {
    ...figure,
    value: formatCount(next.days),
    unit: '天',
    tone: next.days <= ENDS_SOON_DAYS ? 'warn' : undefined,
    basis: joinParts([`${next.name} ${next.until} 到期`, endedText]),
    chart: percent === undefined ? undefined : { of: 'share', percent },
  }
}

/** The newest works in the chart of amounts. */
const CHART_WORKS = 8

const amountIn = (work: Values) => readFen(work, 'winningAmount')

/** The largest of the bid results that name the person, by its amount in CNY (HED-02). */
function findLargestWork(works: PersonWorks | null, opensBy: Opening | null): HeadFigure {
  const figure = { key: 'largest', label: '最大中标业绩', evidence: { section: 'winning' } } as const
  if (opensBy) return closedFigure({ ...figure, basis: '担任项目经理的中标项目' }, opensBy)
  if (works === null) return { ...figure, value: null, basis: '暂时没有加载出来' }
  const { largest } = works
  const amount = largest && amountIn(largest)
  if (largest === null || typeof amount !== 'number')
    return { ...figure, value: null, basis: works.total > 0 ? '中标项目没有公布金额' : '没有收录中标项目' }
  const newest = works.works.filter((work) => amountIn(work) !== null).slice(0, CHART_WORKS)
  return {
    ...figure,
    value: moneyOf(amount),
    basis: joinParts([readText(largest.projectName), readText(largest.awardedOn)?.slice(0, 7)]),
    evidence: { kind: 'winning', id: largest.id },
    chart:
      newest.length > 1
        ? {
            of: 'columns',
            columns: newest.toReversed().map((work) => ({
              label: `${readText(work.projectName) ?? '未命名'} ${moneyOf(amountIn(work))}`,
              count: amountIn(work) ?? 0,
            })),
          }
        : undefined,
  }
}

/** The changes of the employer that the person's registrations record, the newest first (HED-02). */
function countEmployers(person: RecordView): HeadFigure {
  const figure = { key: 'changes', label: '单位变更', evidence: { section: 'history' } } as const
  if (person.historyList === null) return { ...figure, value: null, basis: '没有收录变更记录' }
  const rows = readRows(person.historyList).toSorted((a, b) =>
    (readText(b.changedOn) ?? '').localeCompare(readText(a.changedOn) ?? ''),
  )
  const names = rows.toReversed().flatMap((row) => readText(row.companyName) ?? [])
  const count = names.filter((name, at) => at > 0 && name !== names[at - 1]).length
  const newest = rows[0]
  const employers = new Set(names).size
  return {
    ...figure,
    value: formatCount(count),
    unit: '次',
    basis:
      newest === undefined
        ? '变更记录中没有条目'
        : joinParts([
            `${rows.length} 条记录、${employers} 家单位`,
            readText(newest.changedOn) && `最近 ${readText(newest.changedOn)}`,
          ]),
  }
}

const SOURCES = [
  { key: 'achieveCount', label: '中标' },
  { key: 'sikuCount', label: '四库' },
  { key: 'highwayCount', label: '公路' },
  { key: 'waterCount', label: '水利' },
  { key: 'waterSuperviceCount', label: '水利监管' },
] as const

/** A person's works by the platform that records them; the platforms overlap, so their counts are not shares of a sum. */
function countWorks(person: RecordView): HeadFigure {
  const figure = { key: 'works', label: '个人业绩', evidence: { section: 'winning' } } as const
  const total = readCount(person.totalAchieveCount)
  if (total === null) return { ...figure, value: null, basis: '没有收录业绩，不代表没有' }
  const counts = SOURCES.flatMap(({ key, label }) => {
    const count = readCount(person[key]) ?? 0
    return count > 0 ? [{ label, count }] : []
  })
  return {
    ...figure,
    value: formatCount(total),
    unit: '项',
    basis: counts.map(({ label, count }) => `${label} ${count}`).join(' · ') || '没有业绩',
    chart:
      counts.length > 1
        ? {
            of: 'columns',
            columns: counts.map(({ label, count }) => ({ label: `${label} ${count} 项`, count })),
          }
        : undefined,
  }
}

/**
 * The head of a person: availability, certificates, the largest work, changes of the employer (HED-02).
 * @param works null if loading failed
 * @param worksOpenBy the membership that opens the works, null if they are open
 */
export function buildPersonHead(
  person: RecordView,
  works: PersonWorks | null,
  worksOpenBy: Opening | null,
  now: number,
): RecordHead {
  return {
    verdict: judgeSite(person, works),
    figures: [
      findCertificateLeft(person, now),
      findLargestWork(works, worksOpenBy),
      countWorks(person),
      countEmployers(person),
    ],
  }
}
