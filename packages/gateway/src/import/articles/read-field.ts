/** A field of a page's front matter as text; a YAML date as its day. */
export function readField(value: unknown): string {
  if (value === undefined || value === null) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}
