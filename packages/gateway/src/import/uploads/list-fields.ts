import { type Fields, isFields } from '../source'

/** Objects of JSON inside one another whose fields are listed. */
const MAX_DEPTH = 3
const MAX_SAMPLE = 60
const SAMPLES = 3

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

const flatten = (fields: Fields, prefix = '', depth = 1): readonly (readonly [string, string])[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isFields(value) && depth < MAX_DEPTH
      ? flatten(value, `${prefix}${name}.`, depth + 1)
      : [[`${prefix}${name}`, textOf(value)] as const],
  )

/** A row as texts by field; fields of nested objects by their path a.b. */
export function flattenFields(fields: Fields): Readonly<Record<string, string>> {
  return Object.fromEntries(flatten(fields))
}

const shorten = (text: string) => (text.length > MAX_SAMPLE ? `${text.slice(0, MAX_SAMPLE)}…` : text)

/** The fields of rows in their order, each with some of its values. */
export function listFields(rows: readonly Readonly<Record<string, string>>[]) {
  const values = new Map<string, string[]>()
  for (const row of rows)
    for (const [header, text] of Object.entries(row)) {
      const samples = values.get(header) ?? []
      values.set(header, samples)
      const sample = shorten(text.trim())
      if (sample !== '' && samples.length < SAMPLES && !samples.includes(sample)) samples.push(sample)
    }
  return [...values].map(([header, samples]) => ({ header, samples }))
}
