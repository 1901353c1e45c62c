/** A state of the changed data, by field. */
export type AuditState = Readonly<Record<string, unknown>>

/** The changed fields, before and after (STF-06). */
interface AuditChange {
  readonly before: AuditState
  readonly after: AuditState
}

const SECRET = /password|secret|token|totp|hash/i
const MASKED = '***'
/** A mobile, or a landline with its area code, anywhere in a text. */
const PHONE = /(?<!\d)(?:(1[2-9]\d)\d{4}(\d{4})|(0\d{2,3})-?\d{4}(\d{3,4}))(?!\d)/g

const maskPhones = (text: string): string =>
  text.replace(PHONE, (_, head: string | undefined, tail: string | undefined, area: string, end: string) =>
    head === undefined ? `${area}****${end}` : `${head}****${tail}`,
  )

/** A value without phone numbers and secrets, for the audit log (STF-06). */
export function maskAudit(value: unknown, name = ''): unknown {
  if (value === null || value === undefined) return null
  if (SECRET.test(name)) return MASKED
  if (typeof value === 'string') return maskPhones(value)
  if (Array.isArray(value)) return value.map((item) => maskAudit(item))
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskAudit(inner, key)]))
}

/** The masked difference between two states; for a new or deleted object all its fields (STF-06). */
export function compareForAudit(before: AuditState | null, after: AuditState | null): AuditChange {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter(
    (name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  )
  const pick = (state: AuditState | null) =>
    Object.fromEntries(
      changed.filter((name) => state && name in state).map((name) => [name, maskAudit(state?.[name], name)]),
    )
  return { before: pick(before), after: pick(after) }
}
