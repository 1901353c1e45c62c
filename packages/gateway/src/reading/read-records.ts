type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const idOf = (record: unknown): string | null => {
  if (!isFields(record)) return null
  const id = record.id ?? record.uuid ?? record.cid ?? record.moduleId
  return typeof id === 'string' ? id : idOf(record.record)
}

/**
 * The ids of the records in the result of a call, or in one event of a stream: of its `records` and near matches, or
 * its own. Rows without an id, such as an owner's contacts, are a part of the record that was asked for. An id is not
 * told apart by kind: a company that is read as company, as owner and by its credit counts once.
 */
export function findReadRecords(result: unknown, input: unknown): readonly string[] {
  if (!isFields(result)) return []
  if (!Array.isArray(result.records)) return [idOf(result)].filter((id) => id !== null)
  const near = Array.isArray(result.near) ? result.near : []
  const recordId = idOf(input)
  return [...result.records, ...near].flatMap((record) => idOf(record) ?? recordId ?? [])
}
