import { type Fields, isFields } from '../source'

const step = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return /^\d+$/.test(key) ? value[Number(key)] : undefined
  return isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The value of column 'a.b[0].c', else along that path into objects and lists; undefined if missing. */
export function fieldAt(fields: Fields, path: string): unknown {
  if (Object.hasOwn(fields, path)) return fields[path]
  const keys = path.replace(/\[(\d+)\]/g, '.$1').split('.')
  return keys.reduce<unknown>(step, fields)
}
