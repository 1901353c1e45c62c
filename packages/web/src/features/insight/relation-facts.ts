import { formatMoney, formatSum, leftOutText } from '@zhushutong/domain/formatting'
import type { RelationType } from '@zhushutong/domain/relations'
import type { Relation } from './insight.types'

const monthText = (latestOn: string | null): string =>
  latestOn === null ? '日期未公布' : `最近 ${latestOn.slice(0, 7)}`

/** Two lines beside a name in the graph. If the sum leaves out amounts, a note on them replaces the month. */
export function graphFacts(type: RelationType, relation: Relation): readonly [string, string] {
  return type === 'competitor'
    ? [`胜 ${relation.won} · 负 ${relation.lost}`, `他人中标 ${relation.elsewhere}`]
    : relation.amount > 0
      ? [formatMoney(relation.amount), leftOutText(relation) || monthText(relation.latestOn)]
      : [formatSum(relation) ?? '没有中标金额', monthText(relation.latestOn)]
}

/** The lines below a name in a list. */
export function listFacts(type: RelationType, relation: Relation): readonly string[] {
  if (type === 'competitor')
    return [
      `胜 ${relation.won} · 负 ${relation.lost} · 他人中标 ${relation.elsewhere}`,
      monthText(relation.latestOn),
    ]
  return [
    formatSum(relation) ?? '没有中标金额',
    ...(relation.share === null ? [] : [`占中标 ${relation.share.toFixed(1)}%`]),
    ...(relation.years > 1 ? [`${relation.years} 个年份`] : []),
    monthText(relation.latestOn),
  ]
}
