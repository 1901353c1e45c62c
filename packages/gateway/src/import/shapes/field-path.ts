import { type Fields, isFields } from '../source'

/** The value of a column 'a.b' by that name, else of field b in object a; undefined where there is none. */
export const fieldAt = (fields: Fields, path: string): unknown => {
  if (path in fields) return fields[path]
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      fields,
    )
}
