import type { RequirementCheck } from '../my-company'

export interface Verdict {
  readonly of: 'fit' | 'gaps' | 'open' | 'nothing'
  readonly tone: 'ok' | 'bad' | 'neutral'
  /** 可投, 差 2 项, 1 项待定. */
  readonly text: string
  readonly met: number
  readonly missing: number
  readonly unknown: number
}

const ORDER = { missing: 0, unknown: 1, met: 2 } as const

type Checked = Pick<RequirementCheck, 'status'>

/** The unmet requirements first, then the unknown, then the met; each group in the order of the notice (BID-04). */
export function sortChecks<T extends Checked>(checks: readonly T[]): readonly T[] {
  return [...checks].sort((a, b) => ORDER[a.status] - ORDER[b.status])
}

/**
 * The verdict on a bid by the member's company (BID-04): 差 N 项 if any requirement is missing, else N 项待定 if any is
 * unknown, else 可投. A notice without comparable requirements has no verdict.
 */
export function decideVerdict(checks: readonly Checked[]): Verdict {
  const count = (status: Checked['status']) => checks.filter((check) => check.status === status).length
  const counts = { met: count('met'), missing: count('missing'), unknown: count('unknown') }
  if (checks.length === 0) return { of: 'nothing', tone: 'neutral', text: '未写明要求', ...counts }
  if (counts.missing > 0) return { of: 'gaps', tone: 'bad', text: `差 ${counts.missing} 项`, ...counts }
  if (counts.unknown > 0) return { of: 'open', tone: 'neutral', text: `${counts.unknown} 项待定`, ...counts }
  return { of: 'fit', tone: 'ok', text: '可投', ...counts }
}
