import { formatMoney } from '@zhushutong/domain/formatting'
import type { RelationType } from '@zhushutong/domain/relations'
import type { Relation } from './insight.types'

const monthText = (latestOn: string | null): string =>
  latestOn === null ? '日期未公布' : `最近 ${latestOn.slice(0, 7)}`

const amountText = (fen: number): string => (fen > 0 ? formatMoney(fen) : '金额未公布')

/** What stands beside a name in the graph: two lines. */
export function graphFacts(type: RelationType, one: Relation): readonly [string, string] {
  return type === 'competitor'
    ? [`胜 ${one.won} · 负 ${one.lost}`, `他人中标 ${one.elsewhere}`]
    : [amountText(one.amount), monthText(one.latestOn)]
}

/** What stands below a name in a list. */
export function listFacts(type: RelationType, one: Relation): readonly string[] {
  if (type === 'competitor')
    return [`胜 ${one.won} · 负 ${one.lost} · 他人中标 ${one.elsewhere}`, monthText(one.latestOn)]
  return [
    amountText(one.amount),
    ...(one.share === null ? [] : [`占中标 ${one.share.toFixed(1)}%`]),
    ...(one.years > 1 ? [`${one.years} 个年份`] : []),
    monthText(one.latestOn),
  ]
}
