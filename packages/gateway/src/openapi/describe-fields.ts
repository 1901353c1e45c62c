import type { FieldTexts } from '@zhushutong/sdk/contract/reference'
import type { JsonSchema } from './schema'

const UNITS = { fen: '单位分', ms: 'UTC 毫秒时间戳' } as const

/** Schemas inside lists, unions and maps; they use the field texts of the containing schema. */
const contentsOf = ({ items, anyOf = [], oneOf = [], additionalProperties }: JsonSchema): JsonSchema[] =>
  [items, additionalProperties, ...anyOf, ...oneOf].filter((inner) => typeof inner === 'object')

/** Sets the description of every field that has none yet. */
export function describeFields(schema: JsonSchema, words: FieldTexts = {}): JsonSchema {
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const said = Object.hasOwn(words, name) ? words[name]! : undefined
    const [text, fields] = typeof said === 'string' ? [said] : (said ?? [])
    const unit = part['x-unit']
    if (text && !part.description) part.description = unit ? `${text}；${UNITS[unit]}` : text
    describeFields(part, fields)
  }
  for (const inner of contentsOf(schema)) describeFields(inner, words)
  return schema
}
