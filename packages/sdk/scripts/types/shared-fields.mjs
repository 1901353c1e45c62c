// Fields that the types of all kinds of record share, written once: `TenderSearchResult extends RecordSearchResult`.
import { comment } from './comments.mjs'

/** Fewer fields are not worth a base type. */
const MIN_SHARED_FIELDS = 2

/** The interfaces of the kinds by the end of their names: `SearchResult` of TenderSearchResult, CompanySearchResult. */
function groupByEnding(declarations, kinds) {
  const groups = new Map()
  for (const [name, declaration] of declarations) {
    if (!declaration.fields || declaration.base) continue
    const [type] = kinds.filter((kind) => name.startsWith(kind)).sort((a, b) => b.length - a.length)
    if (!type) continue
    const ending = name.slice(type.length)
    groups.set(ending, [...(groups.get(ending) ?? []), name])
  }
  return [...groups].filter(([ending, names]) => ending && names.length === kinds.length)
}

/** Moves the fields that are equal in all kinds into a base type for each ending. */
export function shareFields(declarations, kinds) {
  for (const [ending, names] of groupByEnding(declarations, kinds)) {
    const members = names.map((name) => declarations.get(name))
    const isShared = ([key, text]) => members.every(({ fields }) => fields.get(key) === text)
    const shared = new Map([...members[0].fields].filter(isShared))
    if (shared.size < MIN_SHARED_FIELDS) continue
    const base = `Record${ending}`
    if (declarations.has(base)) throw new Error(`Two types are named ${base}`)
    declarations.set(base, { about: ['各类数据共有的字段'], fields: shared })
    for (const member of members) {
      member.base = base
      for (const key of shared.keys()) member.fields.delete(key)
    }
  }
}

/** An interface; a type without fields of its own is another name of its base. */
export function writeInterface(name, { about, fields, base }) {
  if (base && fields.size === 0) return `${comment(about)}export type ${name} = ${base}\n`
  const head = base ? `${name} extends ${base}` : name
  return `${comment(about)}export interface ${head} {\n${[...fields.values()].join('')}}\n`
}
