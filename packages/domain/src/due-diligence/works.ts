import { addAmount, formatSum, type MoneySum, NO_SUM, type SummedAmount } from '../formatting'
import { listOngoingWorks, type ManagedWork, type SiteCounts } from '../ongoing-works'
import { type DueFinding, NOT_COVERED } from './due-check'

/** A work of the company with its amount: of the contract, else of the award or the permit. */
export interface DueWork extends ManagedWork, SummedAmount {
  readonly ownerName: string | null
  /** The record of the work; a platform's project for a permit inside it. */
  readonly recordKind: string
  readonly recordId: string
}

/** A work inferred to be unfinished. */
interface UnfinishedWork {
  readonly recordKind: string
  readonly recordId: string
  readonly name: string
  readonly ownerName: string | null
  /** Fen; null if it is unpublished, not in CNY, or implausible. */
  readonly amount: number | null
  readonly since: string
  readonly expectedEnd: string | null
  readonly isOverdue: boolean
  readonly reason: string
}

/** The unfinished works of a company and the sum of their amounts (DUE-04). */
export interface UnfinishedWorks {
  readonly works: readonly UnfinishedWork[]
  readonly overdue: number
  readonly sum: MoneySum
}

/** The works of a company that are inferred to be under way, the last to end first (DUE-04). `now` in ms. */
export function listUnfinishedWorks(works: readonly DueWork[], today: string, now: number): UnfinishedWorks {
  const byId = new Map(works.map((work) => [work.id, work]))
  const ongoing = listOngoingWorks(works, now).flatMap((work) => {
    const from = byId.get(work.id)
    return from ? [{ work, from }] : []
  })
  const listed = ongoing.map(({ work: { name, since, expectedEnd, reason }, from }): UnfinishedWork => {
    const { recordKind, recordId, ownerName, amount } = from
    const isOverdue = expectedEnd !== null && expectedEnd < today
    return { recordKind, recordId, name, ownerName, amount, since, expectedEnd, isOverdue, reason }
  })
  return {
    works: listed,
    overdue: listed.filter(({ isOverdue }) => isOverdue).length,
    sum: ongoing.reduce<MoneySum>((sum, { from }) => addAmount(sum, from), NO_SUM),
  }
}

/** Unfinished works: those past their expected end are to be looked at (DUE-04). */
export function checkWorks({ works, overdue, sum }: UnfinishedWorks, isCovered: boolean): DueFinding {
  const rule = 'DUE-04'
  if (works.length === 0)
    return isCovered
      ? { tone: 'ok', title: '0 项', detail: '收录的中标结果与施工许可中没有未完工的项目。', rule }
      : { ...NOT_COVERED, detail: '没有收录这家企业的中标结果与施工许可，不代表没有在建项目。', rule }
  const late = overdue > 0 ? `其中 ${overdue} 项已过预计完工日而没有收录完工。` : ''
  return {
    tone: overdue > 0 ? 'warn' : 'neutral',
    title: [`${works.length} 项`, formatSum(sum), overdue > 0 ? `${overdue} 项逾期` : '']
      .filter(Boolean)
      .join(' · '),
    detail: `${late}按合同价、中标价或许可金额合计，联合体项目按全额计；由收录的中标结果与施工许可推断，变更可能未公布。`,
    rule,
  }
}

/** Registered constructors without a work under way, n of m (DUE-05, FIG-09). */
export function checkManagers(sites: SiteCounts | null): DueFinding {
  const rule = 'DUE-05'
  if (sites === null) return { ...NOT_COVERED, detail: '没有收录这家企业的注册建造师，不代表没有。', rule }
  const all = sites.free + sites.busy
  return {
    tone: sites.free === 0 ? 'warn' : 'ok',
    title: `${sites.free}/${all} 人`,
    detail: `注册建造师 ${all} 人，其中 ${sites.busy} 人有在建项目。由收录的中标结果与施工许可推断，授标前请核对拟派项目经理。`,
    rule,
  }
}
