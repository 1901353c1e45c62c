import { adviseRepair, type RepairAdvice } from '../credit-repair'
import {
  type CreditEntry,
  type CreditGrade,
  isInForce,
  judgeCredit,
  MATTER_LABELS,
  matterOf,
  SEVERITY_LABELS,
  type Severity,
  severityOf,
} from '../credit-verdict'
import type { DueFinding, DueTone } from './due-check'

/** An entry of the company's credit record with its office. */
export interface DueEntry extends CreditEntry {
  readonly authority: string | null
}

/** An adverse entry by severity, with its repair. */
interface Penalty {
  readonly matter: string
  readonly severity: Severity
  readonly severityLabel: string
  readonly isInForce: boolean
  readonly entry: DueEntry
  readonly repair: RepairAdvice
}

/** The adverse entries: in force first, then the gravest, then the newest (DUE-03). */
export function listPenalties(entries: readonly DueEntry[], today: string): readonly Penalty[] {
  return entries
    .flatMap((entry): Penalty[] => {
      const [matter, repair] = [matterOf(entry), adviseRepair(entry, entry.authority, today)]
      if (matter === null || repair === null) return []
      const severity = severityOf(entry)
      return [
        {
          matter: MATTER_LABELS[matter],
          ...{ severity, severityLabel: SEVERITY_LABELS[severity], entry, repair },
          isInForce: isInForce(entry, today),
        },
      ]
    })
    .sort(
      (a, b) =>
        Number(b.isInForce) - Number(a.isInForce) ||
        b.severity - a.severity ||
        (b.entry.decidedOn ?? '').localeCompare(a.entry.decidedOn ?? ''),
    )
}

const TONES: Readonly<Record<CreditGrade, DueTone>> = {
  clear: 'ok',
  watch: 'warn',
  risk: 'bad',
  unknown: 'neutral',
}

/** The credit verdict of CRD-01 with the counts by severity (DUE-03). `entries` is null if none was ever read. */
export function checkPenalties(entries: readonly DueEntry[] | null, today: string): DueFinding {
  const { grade, title, reason } = judgeCredit(entries, today)
  const penalties = listPenalties(entries ?? [], today)
  const bySeverity = ([3, 2, 1] as const).flatMap((severity) => {
    const all = penalties.filter((penalty) => penalty.severity === severity)
    const current = all.filter((penalty) => penalty.isInForce).length
    return all.length === 0 ? [] : [`${SEVERITY_LABELS[severity]} ${current}/${all.length}`]
  })
  const counts = bySeverity.length === 0 ? '' : `按轻重（公示中/全部）：${bySeverity.join('、')}。`
  return { tone: TONES[grade], title, detail: `${reason}${counts}`, rule: 'DUE-03' }
}
