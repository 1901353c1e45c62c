import { formatMoney } from '../formatting'
import {
  type CreditEntry,
  type CreditMatter,
  isInForce,
  isRecent,
  MATTER_LABELS,
  matterOf,
  type Severity,
  severityOf,
} from './credit-entry'
import type { CreditVerdict } from './verdict'

interface Weighed {
  readonly entry: CreditEntry
  readonly matter: CreditMatter
  readonly severity: Severity
  readonly isInForce: boolean
}

const MATTERS: readonly CreditMatter[] = ['dishonesty', 'arrears', 'sanction', 'focus']

const weighed = (entries: readonly CreditEntry[], today: string): Weighed[] =>
  entries.flatMap((entry) => {
    const matter = matterOf(entry)
    if (matter === null) return []
    return [{ entry, matter, severity: severityOf(entry), isInForce: isInForce(entry, today) }]
  })

/** 失信 1 条、处罚 2 条: by subject, the gravest first, never one sum of all. */
const listCounts = (some: readonly Weighed[]): string =>
  MATTERS.flatMap((matter) => {
    const count = some.filter((weighed) => weighed.matter === matter).length
    return count === 0 ? [] : [`${MATTER_LABELS[matter]} ${count} 条`]
  }).join('、')

const newestOf = (some: readonly Weighed[]): Weighed | undefined =>
  [...some].sort((a, b) => ((a.entry.decidedOn ?? '') < (b.entry.decidedOn ?? '') ? 1 : -1))[0]

const describeEntry = ({
  entry: { decidedOn, item, amount, validUntil, state },
  isInForce: holds,
}: Weighed) => {
  const parts = [
    [decidedOn, item ?? '未写明事项'].filter(Boolean).join(' '),
    amount ? `罚款 ${formatMoney(amount)}` : '',
    holds && validUntil ? `公示至 ${validUntil}` : '',
    holds ? '' : state === 'repaired' ? '已修复' : '已期满',
  ]
  return parts.filter((part) => part !== '').join('，')
}

/** 未见失信、欠薪: the subjects of the three without entries. */
const listAbsent = (all: readonly Weighed[]): string => {
  const absent = (['dishonesty', 'arrears', 'sanction'] as const).filter(
    (matter) => !all.some((weighed) => weighed.matter === matter),
  )
  return absent.length === 0 ? '' : `未见${absent.map((matter) => MATTER_LABELS[matter]).join('、')}。`
}

const reasonOf = (shown: readonly Weighed[], all: readonly Weighed[]): string => {
  const newest = newestOf(shown)
  const rest = all.filter((weighed) => weighed !== newest && weighed.isInForce)
  const others = rest.length === 0 ? '' : `另有${listCounts(rest)}在公示期内。`
  return `${newest ? `${describeEntry(newest)}。` : ''}${others}${listAbsent(all)}`
}

const UNKNOWN: CreditVerdict = {
  grade: 'unknown',
  title: '未核验',
  reason: '尚未查询该企业的信用记录，不代表没有。',
}

/**
 * The verdict over a company's credit entries on a day (CRD-01). risk: dishonesty, unpaid wages or a grave penalty in
 * force. watch: any other penalty or a listing in force, or a grave matter of the last three years that is over. clear:
 * none of these. unknown: null, never checked.
 * @param today YYYY-MM-DD
 */
export function judgeCredit(entries: readonly CreditEntry[] | null, today: string): CreditVerdict {
  if (entries === null) return UNKNOWN
  const all = weighed(entries, today)
  const grave = all.filter((weighed) => weighed.isInForce && weighed.severity === 3)
  if (grave.length > 0)
    return { grade: 'risk', title: `风险：${listCounts(grave)}`, reason: reasonOf(grave, all) }
  const inForce = all.filter((weighed) => weighed.isInForce)
  if (inForce.length > 0) {
    const serious = inForce.filter((weighed) => weighed.severity === 2).length
    const title = `留意：${listCounts(inForce)}${serious === 0 ? '' : `，其中较重 ${serious} 条`}`
    return { grade: 'watch', title, reason: reasonOf(inForce, all) }
  }
  const past = all.filter((weighed) => weighed.severity === 3 && isRecent(weighed.entry.decidedOn, today))
  if (past.length > 0)
    return { grade: 'watch', title: `留意：曾有${listCounts(past)}`, reason: reasonOf(past, all) }
  if (all.length === 0)
    return { grade: 'clear', title: '未见失信与处罚', reason: '核验的平台均未查询到处罚、失信、欠薪。' }
  return {
    grade: 'clear',
    title: '公示期内未见失信与处罚',
    reason: `${listCounts(all)}已期满或已修复。${listAbsent(all)}`,
  }
}
