import { comment } from './comments.mjs'

/** The kinds of record: each has a resource of three calls, and its types by name. */
export function listKinds(document, operations) {
  return operations.flatMap(({ group, name, operation, input }) => {
    const kind = operation['x-kind']
    if (name !== 'search' || kind === undefined) return []
    const filters = input.properties.filters.$ref.split('/').at(-1)
    const { properties } = document.components.schemas[filters]
    const words = Object.entries(properties).map(
      ([key, { description }]) => `${key} ${description.split('；')[0]}`,
    )
    const about = [
      `${operation.tags[0]}。`,
      '',
      `筛选：${words.join('、')}。`,
      `${input.properties.sort.description}。`,
    ]
    return [{ kind, resource: group, type: filters.replace(/Filters$/, ''), about }]
  })
}

const GENERIC = `/** The name of a kind of record. */
export type KindName = keyof RecordKinds

/** The calls of a kind: \`RecordResource<'company'>\` is CompaniesResource. */
export type RecordResource<N extends KindName> = RecordKinds[N]['resource']
/** A whole record of a kind as visible to the caller's token; money in fen, times in ms. */
export type RecordOf<N extends KindName> = RecordKinds[N]['record']
/** A record of a list of a kind, without the large values of a whole record. */
export type RecordItemOf<N extends KindName> = RecordKinds[N]['item']
/** The keyword, conditions and page of a search. */
export type RecordSearch<N extends KindName> = RecordKinds[N]['search']
/** The list to export, and the format. */
export type RecordExport<N extends KindName> = RecordKinds[N]['export']
export type FilterKey<N extends KindName> = keyof NonNullable<RecordSearch<N>['filters']>
export type SortKey<N extends KindName> = NonNullable<RecordSearch<N>['sort']>
`

/** The types of records by the name of their kind. */
export function writeKinds(kinds) {
  const entries = kinds.map(
    ({ kind, type, resource }) =>
      `\treadonly ${kind}: { resource: ${resource[0].toUpperCase()}${resource.slice(1)}Resource; record: ${type}; item: ${type}ListItem; search: ${type}SearchInput; export: ${type}ExportInput }\n`,
  )
  return `${comment(['The types of each kind of record, by its name.'])}export interface RecordKinds {\n${entries.join('')}}\n\n${GENERIC}`
}
