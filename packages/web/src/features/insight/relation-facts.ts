import { formatMoney, formatSum, leftOutText } from '@zhushutong/domain/formatting'
import type { RelationType } from '@zhushutong/domain/relations'
import type { Relation } from './insight.types'

const monthText = (latestOn: string | null): string =>
  latestOn === null ? '日期未公布' : `最近 ${latestOn.slice(0, 7)}`

/** Two lines beside a name in the graph. If the sum leaves out amounts, a note on them replaces the month. */
export function graphFacts(type: RelationType, one: Relation): readonly [string, string] {
  return type === 'competitor'
    ? [`胜 ${one.won} · 负 ${one.lost}`, `他人中标 ${one.elsewhere}`]
    : one.amount > 0
      ? [formatMoney(one.amount), leftOutText(one) || monthText(one.latestOn)]
      : [formatSum(one) ?? '没有中标金额', monthText(one.latestOn)]
}

/** The lines below a name in a list. */
export function listFacts(type: RelationType, one: Relation): readonly string[] {
  if (type === 'competitor')
    return [`胜 ${one.won} · 负 ${one.lost} · 他人中标 ${one.elsewhere}`, monthText(one.latestOn)]
  return [
    formatSum(one) ?? '没有中标金额',
    ...(one.share === null ? [] : [`占中标 ${one.share.toFixed(1)}%`]),
    ...(one.years > 1 ? [`${one.years} 个年份`] : []),
    monthText(one.latestOn),
  ]
}
