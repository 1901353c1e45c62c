import { CONDITION_GROUPS, type ConditionField, listFieldOptions } from '@zhushutong/domain/comquery'
import type { JsonSchema } from './schema'

const FIELD_NOTES: Readonly<Record<ConditionField['type'], string>> = {
  region: 'GB/T 2260 地区代码',
  option: '同名筛选条件的取值',
  wan: '整数万元',
  count: '整数',
  day: 'YYYY-MM-DD，从这一天起',
  times: '至少多少条，不填为 1',
}

/** Adds labels to the conditions in the combined query's request. */
export function describeConditions(request: JsonSchema): JsonSchema {
  const groups = request.properties?.conditions?.properties ?? {}
  for (const conditions of CONDITION_GROUPS) {
    const { key, label, most, fields } = conditions
    const group = groups[key]
    if (!group) continue
    group.description = `${label}，最多 ${most} 个`
    const item = typeof group.items === 'object' ? group.items : {}
    for (const field of fields) {
      const part = item.properties?.[field.key]
      if (!part) continue
      const options = listFieldOptions(conditions, field)
      part.description = `${field.label}；${FIELD_NOTES[field.type]}`
      if (options.length > 0) part['x-extensible-enum'] = options.map(({ value }) => value)
    }
  }
  return request
}
