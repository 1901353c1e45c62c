import { FIELDS } from './field-names'
import { type JsonSchema, partsOf } from './schema'

const UNITS = { fen: '单位分', ms: 'UTC 毫秒时间戳' } as const

/** Puts what is known of it to every field that has no description yet. */
export function describeFields(schema: JsonSchema): JsonSchema {
  for (const { part, name } of partsOf(schema)) {
    const words = name === undefined ? undefined : FIELDS[name]
    if (part.$ref || part.description || !words) continue
    const unit = part['x-unit']
    part.description = unit ? `${words}；${UNITS[unit]}` : words
  }
  return schema
}
