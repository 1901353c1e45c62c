import {
  type AnyCell,
  type Column,
  normaliseForSearch,
  type RecordKind,
  tender,
  winning,
} from '@zhushutong/domain/records'
import { chooseLink, type LinkCandidate, splitConsortium } from '@zhushutong/domain/statements'
import { findLinkCandidates } from '../records'
import type { Transaction } from './existing'
import { loadOrganisationIds } from './organisation-ids'
import type { Values } from './shapes'

type Cells = Readonly<Record<string, AnyCell>>
type Rows = readonly Cells[]

/** A composed record, and its values before, null for a new one. */
interface Linked {
  readonly values: Values
  readonly before: Values | null
}

const rowsUnder = (values: Values, key: string): Rows =>
  Array.isArray(values[key]) ? (values[key] as Rows) : []

/** The column of the day on which a notice named its companies. */
const DAYS: Readonly<Record<string, string>> = { tender: 'publicityTime', winning: 'awardedOn' }

const dayOf = (kind: RecordKind, values: Values): string | null => {
  const day = values[DAYS[kind.kind] ?? '']
  return typeof day === 'string' ? day : null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The columns that name a company, and the columns with its id. */
const namedCompanies = (columns: ReadonlyArray<Pick<Column, 'key' | 'link'>>) =>
  columns.flatMap(({ key, link }) => (link?.kind === 'company' ? [{ name: key, id: link.id }] : []))

const tablesOf = (kind: RecordKind) =>
  kind.columns.flatMap((column) => {
    const named = column.type === 'table' ? namedCompanies(column.columns) : []
    return named.length > 0 ? [{ key: column.key, named }] : []
  })

const topOf = (kind: RecordKind) => namedCompanies(kind.columns).filter(({ id }) => id !== 'id')

/** The first member of a consortium leads it, so its link is that of the text. */
const leadOf = (name: string): string => splitConsortium(name)[0] ?? name

const listNames = (kind: RecordKind, values: Values): string[] => {
  const top = topOf(kind).map(({ name }) => values[name])
  const inTables = tablesOf(kind).flatMap(({ key, named }) =>
    rowsUnder(values, key).flatMap((row) => named.map(({ name }) => row[name])),
  )
  const members = [...top, ...inTables, values.partnerNames].filter(isText).flatMap(splitConsortium)
  return [...members, ...[values.ownerUnitName, values.agencyName].filter(isText)]
}

/** Finds the id of a company for its name; the existing id stays without better evidence (DAT-07). */
type IdOf = (name: unknown, existing: unknown) => string | null

const idsBy =
  (candidates: ReadonlyMap<string, readonly LinkCandidate[]>, day: string | null): IdOf =>
  (name, existing) => {
    const before = isText(existing) ? existing : null
    if (!isText(name)) return null
    return chooseLink(before, candidates.get(normaliseForSearch(leadOf(name))) ?? [], day)
  }

const existingIn = (before: Values | null, key: string, row: Cells, name: string, id: string) =>
  before && rowsUnder(before, key).find((other) => other[name] === row[name])?.[id]

const linkTables = (kind: RecordKind, { values, before }: Linked, idOf: IdOf): Values =>
  Object.fromEntries(
    tablesOf(kind).flatMap(({ key, named }) => {
      const rows = rowsUnder(values, key)
      if (rows.length === 0) return []
      const linked = rows.map((row) => ({
        ...row,
        ...Object.fromEntries(
          named.map(({ name, id }) => [id, idOf(row[name], existingIn(before, key, row, name, id))]),
        ),
      }))
      return [[key, linked]]
    }),
  )

const linkTop = (kind: RecordKind, { values, before }: Linked, idOf: IdOf): Values =>
  Object.fromEntries(
    topOf(kind).map(({ name, id }) => [
      id,
      idOf(values[name], before && before[name] === values[name] ? before[id] : null) ?? values[id] ?? null,
    ]),
  )

const listOrNull = (ids: ReadonlyArray<string | null>): string[] | null => {
  const known = [...new Set(ids.filter((id) => id !== null))]
  return known.length > 0 ? known : null
}

/** The ids of all members that texts name; ids of before stay while their names stay. */
const memberIds = (texts: readonly unknown[], idOf: IdOf): Array<string | null> =>
  texts.filter(isText).flatMap((text) => splitConsortium(text).map((name) => idOf(name, null)))

const sameNames = (kind: RecordKind, values: Values, before: Values | null): boolean =>
  before !== null && listNames(kind, values).join('\n') === listNames(kind, before).join('\n')

const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Winners and bidders of a notice or a result: everybody that one of its tables names made a bid (DAT-08). */
const participants = (kind: RecordKind, linked: Linked, tables: Values, idOf: IdOf): Values => {
  if (kind !== tender && kind !== winning) return {}
  const { values, before } = linked
  const texts = (keys: readonly string[]) =>
    keys.flatMap((key) => rowsUnder(values, key)).map((row) => row.companyName)
  const linkedIn = (keys: readonly string[]) =>
    keys.flatMap((key) => rowsUnder(tables, key)).map((row) => (isText(row.companyId) ? row.companyId : null))
  const winners =
    kind === winning
      ? memberIds([values.companyName, values.partnerNames], idOf)
      : [...linkedIn(['awards']), ...memberIds(texts(['awards']), idOf)]
  const all = tablesOf(kind).map(({ key }) => key)
  const bidders = [...winners, ...linkedIn(all), ...memberIds(texts(all), idOf)]
  const stays = sameNames(kind, values, before)
  const union = (ids: ReadonlyArray<string | null>, key: string) =>
    listOrNull(stays && before ? [...ids, ...asList(before[key])] : ids)
  return { winnerIds: union(winners, 'winnerIds'), bidderIds: union(bidders, 'bidderIds') }
}

/** A linked record, with the names that mean no known company, in search form. */
interface LinkedRecord {
  readonly values: Values
  readonly unlinked: readonly string[]
}

const namesCompanies = (kind: RecordKind) => topOf(kind).length + tablesOf(kind).length > 0

/**
 * Links records to the companies, owners and agencies that they name. A link to a company stays until better evidence
 * replaces it (DAT-07). An unknown owner or agency gets a new id, under which records/derived inserts it.
 */
export async function linkRecords(
  tx: Transaction,
  kind: RecordKind,
  all: readonly Linked[],
): Promise<readonly LinkedRecord[]> {
  const sides = kind === tender || kind === winning ? (['owner', 'agency'] as const) : []
  if (!namesCompanies(kind) && sides.length === 0) return all.map(({ values }) => ({ values, unlinked: [] }))
  const candidates = await findLinkCandidates(
    tx,
    all.flatMap(({ values }) => listNames(kind, values)),
  )
  const findOwner = (name: string, day: string | null) => idsBy(candidates, day)(name, null)
  const organisations = await Promise.all(sides.map((side) => loadOrganisationIds(tx, side, all, findOwner)))
  return all.map((each) => {
    const day = dayOf(kind, each.values)
    const idOf = idsBy(candidates, day)
    const tables = linkTables(kind, each, idOf)
    const parties = sides.map((side, at) => [`${side}Id`, organisations[at]?.(each.values, day) ?? null])
    const values = {
      ...each.values,
      ...tables,
      ...linkTop(kind, each, idOf),
      ...participants(kind, each, tables, idOf),
      ...Object.fromEntries(parties),
    }
    const forms = listNames(kind, each.values).map(normaliseForSearch)
    const unlinked = [...new Set(forms)].filter((form) => form !== '' && !candidates.has(form))
    return { values, unlinked }
  })
}
