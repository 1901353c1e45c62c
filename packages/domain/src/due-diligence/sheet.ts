import type { SumOfWins } from '../bid-figures'
import { addMonths, dayOf } from '../formatting'
import type { SiteCounts } from '../ongoing-works'
import { listPaymentRisks, type PaymentRisk } from '../payment-risk'
import { type DueCoverage, listUncovered, type Uncovered } from './coverage'
import { DUE_SUBJECTS, type DueCheck, type DueEvidence, type DueFinding, type DueKey } from './due-check'
import { checkPenalties, type DueEntry } from './penalties'
import { checkPermits, type DuePermit } from './permits'
import { checkNames, checkRegister, type DueRegister, type FormerName } from './register'
import { checkShared, type SharedRegister } from './shared-register'
import { checkDependence, checkTrend, type Dependence } from './wins'
import { checkManagers, checkWorks, type UnfinishedWorks } from './works'

/** The facts about a company from which its sheet is made. */
export interface DueFacts {
  readonly companyId: string
  readonly register: DueRegister
  readonly permits: readonly DuePermit[]
  /** Null if no source of its credit was read. */
  readonly entries: readonly DueEntry[] | null
  readonly works: UnfinishedWorks
  readonly sites: SiteCounts | null
  readonly months: readonly SumOfWins[] | null
  readonly before: SumOfWins | null
  readonly dependence: Dependence | null
  readonly former: readonly FormerName[]
  readonly shared: SharedRegister
  readonly coverage: DueCoverage
}

const checkPayment = (risks: readonly PaymentRisk[]): DueFinding => {
  const rule = 'PMR-01'
  const recorded = risks.filter(({ inForce, past }) => (inForce ?? 0) + (past ?? 0) > 0)
  const detail = `${risks.map(({ label, title }) => `${label}：${title}`).join('；')}。诉讼与仲裁案件未收录。`
  if (risks.every(({ inForce }) => inForce === null))
    return {
      tone: 'neutral',
      title: '未收录',
      detail: '没有收录这家企业的信用记录，不代表没有欠薪、失信或工程款争议。',
      rule,
    }
  const tone = recorded.some(({ inForce }) => (inForce ?? 0) > 0)
    ? 'bad'
    : recorded.length > 0
      ? 'warn'
      : 'ok'
  const title = recorded
    .map(({ label, inForce, past }) => `${label} ${(inForce ?? 0) + (past ?? 0)} 条`)
    .join('、')
  return { tone, title: title || '未见欠薪与失信', detail, rule }
}

/** The place of the data behind each finding; a list with `company` as its filter where it is a list. */
const evidenceOf = (key: DueKey, id: string): DueEvidence => {
  const section = (label: string, name: string): DueEvidence => ({
    label,
    kind: 'company',
    section: name,
    filters: null,
  })
  const inSheet = (label: string, name: string): DueEvidence => ({
    label,
    kind: 'sheet',
    section: name,
    filters: null,
  })
  switch (key) {
    case 'register':
      return section('工商信息', 'base')
    case 'permits':
      return inSheet('逐项有效期', 'permits')
    case 'penalties':
      return inSheet('逐条处罚', 'penalties')
    case 'payment':
      return { label: '信用记录', kind: 'credit', section: null, filters: { company: [id] } }
    case 'works':
      return inSheet('逐项工程', 'works')
    case 'managers':
      return {
        label: '空闲建造师',
        kind: 'person',
        section: null,
        filters: { company: [id], site: ['free'] },
      }
    case 'trend':
      return {
        label: '近一年中标',
        kind: 'winning',
        section: null,
        filters: { company: [id], awarded: ['1y'] },
      }
    case 'dependence':
      return {
        label: '近三年中标',
        kind: 'winning',
        section: null,
        filters: { company: [id], awarded: ['3y'] },
      }
    case 'names':
      return section('工商信息', 'base')
    case 'shared':
      return inSheet('相关企业', 'shared')
  }
}

/** A due-diligence sheet: its findings in order, and the matters that it does not cover. */
interface DueSheet {
  readonly checks: readonly DueCheck[]
  /** The findings by colour, in words: 2 项风险、3 项留意. */
  readonly summary: string
  readonly payments: readonly PaymentRisk[]
  readonly uncovered: readonly Uncovered[]
}

const summarise = (checks: readonly DueCheck[]): string => {
  const countOf = (tone: DueCheck['tone']) => checks.filter((check) => check.tone === tone).length
  const parts = [
    countOf('bad') > 0 ? `${countOf('bad')} 项风险` : '',
    countOf('warn') > 0 ? `${countOf('warn')} 项留意` : '',
  ].filter(Boolean)
  return parts.length === 0 ? '已收录的各项未见风险' : parts.join('、')
}

/** The due-diligence sheet of a company at a moment in ms, before an award or a supply (DUE-01 to DUE-10). */
export function buildDueSheet(facts: DueFacts, now: number): DueSheet {
  const today = dayOf(now)
  const payments = listPaymentRisks(facts.entries, today)
  const findings: Readonly<Record<DueKey, DueFinding>> = {
    register: checkRegister(facts.register),
    permits: checkPermits(facts.permits, today),
    penalties: checkPenalties(facts.entries, today),
    payment: checkPayment(payments),
    works: checkWorks(facts.works, facts.coverage.wins),
    managers: checkManagers(facts.sites),
    trend: checkTrend(facts.months, facts.before),
    dependence: checkDependence(facts.dependence, facts.coverage.wins),
    names: checkNames(facts.former, addMonths(today, -12)),
    shared: checkShared(facts.shared),
  }
  const checks = DUE_SUBJECTS.map(
    ({ key, label }): DueCheck => ({
      ...{ key, label, ...findings[key] },
      evidence: [evidenceOf(key, facts.companyId)],
    }),
  )
  return { checks, summary: summarise(checks), payments, uncovered: listUncovered(facts.coverage) }
}
