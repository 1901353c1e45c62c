import type { Draft, Remark, Shape } from '../shapes'

/**
 * Groups drafts by proof. A draft without one joins the only proven record with the same hint; otherwise it
 * is grouped by hint.
 */
export function groupSame(drafts: readonly Draft[]): Draft[][] {
  const groups = new Map<string, Draft[]>()
  const proofsOf = new Map<string, Set<string>>()
  for (const { proof, hint } of drafts)
    if (proof !== null && hint !== null) proofsOf.set(hint, (proofsOf.get(hint) ?? new Set()).add(proof))
  const groupOf = ({ proof, hint, line }: Draft): string => {
    if (proof !== null) return `proof:${proof}`
    if (hint === null) return `line:${line}`
    const [only, ...others] = proofsOf.get(hint) ?? []
    return only !== undefined && others.length === 0 ? `proof:${only}` : `hint:${hint}`
  }
  for (const draft of drafts) {
    const name = groupOf(draft)
    groups.set(name, [...(groups.get(name) ?? []), draft])
  }
  return [...groups.values()]
}

const momentOf = ({ values }: Draft) => (typeof values.collectedAt === 'number' ? values.collectedAt : 0)

/** Merges the drafts of one record, the oldest first by their own time; without a time, in file order. */
export function mergeGroup(shape: Shape, group: readonly Draft[]): { draft: Draft; merged: Remark[] } {
  const sorted = [...group].sort((a, b) => momentOf(a) - momentOf(b) || a.line - b.line)
  const [first, ...later] = sorted as [Draft, ...Draft[]]
  const documents = sorted.flatMap((each) => each.documents ?? [])
  const values = later.reduce((older, { values: newer }) => shape.combine(older, newer), first.values)
  const named = sorted.find(({ proof }) => proof !== null) ?? first
  const together = { ...named, line: first.line, values, remarks: [] }
  const draft = documents.length > 0 ? { ...together, documents } : together
  const merged = later.map(({ line, sourceKey }): Remark => {
    return {
      line,
      level: 'merged',
      reason: `与第 ${first.line} 行是同一条，已合并`,
      field: '',
      value: sourceKey,
    }
  })
  return { draft, merged }
}
