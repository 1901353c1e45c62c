import { divisionLabel } from '../divisions'
import { FEN_PER_WAN, formatMoneyBound } from '../formatting'
import type { Condition } from './comquery'
import { type ConditionField, type ConditionGroup, listFieldOptions } from './groups'

const place = (code: string) => (divisionLabel(code) ?? code).replaceAll(' · ', '')

const valueText = (group: ConditionGroup, field: ConditionField, value: string): string => {
  switch (field.type) {
    case 'region':
      return place(value)
    case 'option':
      return listFieldOptions(group, field).find((o) => o.value === value)?.label ?? value
    case 'wan':
      return formatMoneyBound(Number(value) * FEN_PER_WAN)
    case 'day':
      return `${value} 以来`
    default:
      return `${value} ${field.unit ?? ''}`.trim()
  }
}

const qualified = (group: ConditionGroup, conditions: readonly Condition[]): string => {
  const names = conditions.map((condition) =>
    group.fields
      .map((f) => (condition[f.key] ? valueText(group, f, condition[f.key] as string) : ''))
      .join(''),
  )
  return names.length > 1 ? `具有${names.join('、')}资质之一` : `具有${names[0]}资质`
}

const between = (group: ConditionGroup, condition: Condition): string =>
  group.fields
    .flatMap((f) =>
      condition[f.key] ? [`${f.label} ${valueText(group, f, condition[f.key] as string)}`] : [],
    )
    .join('、')

const counted = (group: ConditionGroup, condition: Condition): string => {
  const words = group.fields.flatMap((field) => {
    const value = condition[field.key]
    if (!value || field.type === 'times') return []
    const text = valueText(group, field, value)
    return [
      field.type === 'region' || field.type === 'option' || field.type === 'day'
        ? text
        : `${field.label} ${text}`,
    ]
  })
  const times = group.fields.find((f) => f.type === 'times')
  const least = times ? [`不少于 ${condition.times || 1} ${times.unit ?? ''}`] : []
  return `${group.label}：${[...words, ...least].join('，')}`
}

/** A condition in words: 具有市政公用工程一级资质; 中标业绩：重庆，单项金额不低于 500 万元，不少于 2 项. */
export function formatCondition(group: ConditionGroup, conditions: readonly Condition[]): string {
  const [condition = {}] = conditions
  switch (group.key) {
    case 'region':
      return `注册地在${place(condition.code ?? '')}`
    case 'capital':
      return `注册资本${between(group, condition)}`
    case 'status':
      return `经营状态为${listFieldOptions(group, group.fields[0] as ConditionField).find((o) => o.value === condition.value)?.label ?? ''}`
    case 'qualification':
      return qualified(group, conditions)
    case 'credit':
      return `经核验${between(group, condition)}`
    default:
      return counted(group, condition)
  }
}
