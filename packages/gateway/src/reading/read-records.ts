type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const idOf = (record: unknown): string | null => {
  if (!isFields(record)) return null
  const id = record.id ?? record.uuid ?? record.cid ?? record.moduleId
  return typeof id === 'string' ? id : idOf(record.record)
}

/**
 * The ids of the records in a call's result, or in one event of a stream: in `records` and near matches, or
 * its own id. Rows without an id, such as an owner's contacts, count as the requested record. Ids are
 * compared across kinds: a company read as company, owner and credit record counts once. A change without a record,
 * which was withdrawn, does not count.
 */
export function findReadRecords(result: unknown, input: unknown): readonly string[] {
  if (!isFields(result)) return []
  if (!Array.isArray(result.records)) return [idOf(result)].filter((id) => id !== null)
  const near = Array.isArray(result.near) ? result.near : []
  const recordId = idOf(input)
  const rows = [...result.records, ...near].filter((row) => !(isFields(row) && row.record === null))
  return rows.flatMap((record) => idOf(record) ?? recordId ?? [])
}
