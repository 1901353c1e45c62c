type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists that the standard replaces as a whole, though their items have ids. */
const WHOLE = new Set(['additionalIdentifiers', 'additionalClassifications', 'changes'])

const mergeLists = (older: readonly unknown[], newer: readonly unknown[]): unknown[] => {
  const merged: unknown[] = [...older]
  for (const item of newer) {
    const at =
      isFields(item) && item.id !== undefined
        ? merged.findIndex((other) => isFields(other) && other.id === item.id)
        : -1
    if (at < 0) merged.push(item)
    else merged[at] = mergeFields(merged[at] as Fields, item as Fields)
  }
  return merged
}

const areObjects = (list: readonly unknown[]) => list.length > 0 && list.every(isFields)

const mergeValues = (key: string, older: unknown, newer: unknown): unknown => {
  if (isFields(newer)) return mergeFields(isFields(older) ? older : {}, newer)
  if (Array.isArray(newer) && areObjects(newer) && !WHOLE.has(key))
    return mergeLists(Array.isArray(older) ? older : [], newer)
  return newer
}

const mergeFields = (older: Fields, newer: Fields): Fields => {
  const merged: Record<string, unknown> = { ...older }
  for (const [key, value] of Object.entries(newer)) {
    if (value === null) delete merged[key]
    else merged[key] = mergeValues(key, merged[key], value)
  }
  return merged
}

const tagsOf = ({ tag }: Fields): readonly unknown[] => (Array.isArray(tag) ? tag : [])

/**
 * The compiled release of releases in the order of their dates, by the merging rules of OCDS 1.1 (DAT-11): objects
 * merge field by field, lists of objects by `id`, other lists are replaced, null removes. Tags are collected.
 */
export function compileReleases(releases: readonly Fields[]): Fields {
  const merged = releases.reduce<Fields>((older, newer) => mergeFields(older, newer), {})
  return { ...merged, tag: [...new Set(releases.flatMap(tagsOf))] }
}
