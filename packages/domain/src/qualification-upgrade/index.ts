import type { HeldQualification } from '../my-company'
import { GRADES } from '../records'
import { compareLine, type UpgradeCheck, type UpgradeFacts } from './compare-grade'
import { listNextGrades, type NextGrade } from './next-grade'

/** A company compared with the grade above its own. */
export interface Upgrade {
  readonly code: string
  /** 市政公用工程施工总承包 */
  readonly name: string
  /** 三级; null if the company has no grade of the category. */
  readonly held: string | null
  /** 二级; 不分等级 */
  readonly next: string
  /** The letter of the next grade; '' for an ungraded category. */
  readonly nextGrade: string
  readonly document: string
  readonly checks: readonly UpgradeCheck[]
  readonly met: number
  readonly missing: number
  readonly unknown: number
  /** Lines that are compared but not examined any more; they count only here. */
  readonly dropped: number
  /** The verdict in one line. */
  readonly text: string
  /** The permitted works of the next grade; null for an unverified item. */
  readonly scope: ReadonlyArray<string | null>
}

const ORDER: Readonly<Record<UpgradeCheck['status'], number>> = { missing: 0, unknown: 1, met: 2 }

const textOf = ({ missing, unknown }: Pick<Upgrade, 'missing' | 'unknown'>): string => {
  if (missing > 0) return unknown > 0 ? `差 ${missing} 项，另有 ${unknown} 项待核对` : `差 ${missing} 项`
  return unknown > 0 ? `没有发现差项，${unknown} 项待核对` : '收录的条件全部满足'
}

const labelOf = (grade: string) => GRADES.find(({ value }) => value === grade)?.label ?? '不分等级'

const compare = ({ tag, standard, held }: NextGrade, facts: UpgradeFacts): Upgrade[] => {
  const grade = standard.grades.find((grade) => `${standard.code}${grade.grade}` === tag)
  if (!grade) return []
  const checks = grade.requirements
    .map((row, i) => compareLine(row, i, facts))
    .sort(
      (a, b) =>
        Number(a.droppedBy !== null) - Number(b.droppedBy !== null) || ORDER[a.status] - ORDER[b.status],
    )
  const examined = checks.filter(({ droppedBy }) => droppedBy === null)
  const count = (status: UpgradeCheck['status']) => examined.filter((check) => check.status === status).length
  const counts = { met: count('met'), missing: count('missing'), unknown: count('unknown') }
  return [
    {
      code: standard.code,
      name: standard.name,
      held: held === null ? null : labelOf(held),
      next: grade.label,
      nextGrade: grade.grade,
      document: grade.document,
      checks,
      ...counts,
      dropped: checks.length - examined.length,
      text: textOf(counts),
      scope: grade.scope,
    },
  ]
}

/**
 * The member's company compared with the next grade of each of its qualifications, and with the lowest grade of a
 * category that it asks about (QST-04): each line met, missing, unknown, or not examined any more, with links to what
 * is missing.
 */
export function listUpgrades(
  qualifications: readonly HeldQualification[],
  wanted: string | null,
  facts: UpgradeFacts,
): readonly Upgrade[] {
  return listNextGrades(qualifications, wanted, facts.today).flatMap((next) => compare(next, facts))
}
