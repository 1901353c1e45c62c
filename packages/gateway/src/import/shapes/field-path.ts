import { type Fields, isFields } from '../source'

/** The value of column 'a.b', else of field b in object a; undefined if missing. */
export function fieldAt(fields: Fields, path: string): unknown {
  if (path in fields) return fields[path]
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      fields,
    )
}
