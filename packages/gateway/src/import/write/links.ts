import {
  type AnyCell,
  type Column,
  normaliseForSearch,
  type RecordKind,
  tender,
  winning,
} from '@zhushutong/domain/records'
import { chooseLink, listBidTables, splitConsortium } from '@zhushutong/domain/statements'
import { findLinkCandidates, type LinkCandidates } from '../../records'
import type { Values } from '../shapes'
import type { Transaction } from './existing'
import { loadOrganisationIds } from './organisation-ids'

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

/** The column that names a company, and the columns with its id and its code. */
interface Named {
  readonly name: string
  readonly id: string
  readonly code: string | null
}

const namedCompanies = (columns: ReadonlyArray<Pick<Column, 'key' | 'link'>>): Named[] =>
  columns.flatMap(({ key, link }) =>
    link?.kind === 'company' ? [{ name: key, id: link.id, code: link.code ?? null }] : [],
  )

/** Columns of a table that name another record than a company, such as a manager. */
const namedOthers = (columns: ReadonlyArray<Pick<Column, 'key' | 'link'>>): Named[] =>
  columns.flatMap(({ key, link }) =>
    link && link.kind !== 'company' ? [{ name: key, id: link.id, code: null }] : [],
  )

const tablesOf = (kind: RecordKind) =>
  kind.columns.flatMap((column) => {
    const named = column.type === 'table' ? namedCompanies(column.columns) : []
    const others = column.type === 'table' ? namedOthers(column.columns) : []
    return named.length > 0 ? [{ key: column.key, named, others }] : []
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

const codeIn = (row: Readonly<Record<string, unknown>>, { code }: Named): string | null => {
  const value = code === null ? null : row[code]
  return isText(value) ? value : null
}

const listCodes = (kind: RecordKind, values: Values): string[] => [
  ...topOf(kind).flatMap((named) => codeIn(values, named) ?? []),
  ...tablesOf(kind).flatMap(({ key, named }) =>
    rowsUnder(values, key).flatMap((row) => named.flatMap((each) => codeIn(row, each) ?? [])),
  ),
]

/** Finds the id of a company for its name and code; the existing id stays without better evidence (DAT-07). */
type IdOf = (name: unknown, existing: unknown, code?: string | null) => string | null

const idsBy =
  ({ byForm, byCode }: LinkCandidates, day: string | null): IdOf =>
  (name, existing, code = null) => {
    const before = isText(existing) ? existing : null
    const coded = code === null ? [] : (byCode.get(code) ?? [])
    if (!isText(name)) return code === null ? null : chooseLink(before, coded, day, code)
    const named = byForm.get(normaliseForSearch(leadOf(name))) ?? []
    return chooseLink(before, [...coded, ...named], day, code)
  }

const existingIn = (before: Values | null, key: string, row: Cells, { name, id }: Named) =>
  before && rowsUnder(before, key).find((other) => other[name] === row[name])?.[id]

const linkTables = (kind: RecordKind, { values, before }: Linked, idOf: IdOf): Values =>
  Object.fromEntries(
    tablesOf(kind).flatMap(({ key, named, others }) => {
      const rows = rowsUnder(values, key)
      if (rows.length === 0) return []
      const linked = rows.map((row) => ({
        ...row,
        // A source that leaves the id out names the same person as before.
        ...Object.fromEntries(
          others.map((each) => [each.id, row[each.id] ?? existingIn(before, key, row, each) ?? null]),
        ),
        ...Object.fromEntries(
          named.map((each) => [
            each.id,
            idOf(row[each.name], existingIn(before, key, row, each), codeIn(row, each)),
          ]),
        ),
      }))
      return [[key, linked]]
    }),
  )

const linkTop = (kind: RecordKind, { values, before }: Linked, idOf: IdOf): Values =>
  Object.fromEntries(
    topOf(kind).map((each) => {
      const { name, id } = each
      const existing = before && before[name] === values[name] ? before[id] : null
      return [id, idOf(values[name], existing, codeIn(values, each)) ?? values[id] ?? null]
    }),
  )

const listOrNull = (ids: readonly string[]): string[] | null => {
  const known = [...new Set(ids)]
  return known.length > 0 ? known : null
}

/** The names of a company, or of the members of a consortium, with the id of the lead. */
interface Naming {
  readonly names: readonly string[]
  readonly lead: unknown
}

const namingOf = (texts: readonly unknown[], lead: unknown): Naming => ({
  names: texts.filter(isText).flatMap(splitConsortium),
  lead,
})

const memberIds = ({ names: [first, ...others], lead }: Naming, idOf: IdOf): string[] => {
  const leadId = isText(lead) ? lead : idOf(first, null)
  return [leadId, ...others.map((name) => idOf(name, null))].filter((id) => id !== null)
}

const namesSame = (kind: RecordKind, values: Values, before: Values | null): boolean => {
  const textOf = (of: Values) => [...listNames(kind, of), ...listCodes(kind, of)].join('\n')
  return before !== null && textOf(values) === textOf(before)
}

const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/**
 * The winners, bidders, consortia and subcontractors of a notice or a result: every company that one of its tables
 * names made a bid (DAT-08), but for subcontractors (DAT-52).
 */
const participants = (kind: RecordKind, linked: Linked, tables: Values, top: Values, idOf: IdOf): Values => {
  if (kind !== tender && kind !== winning) return {}
  const { values, before } = linked
  const parts = listBidTables(kind)
  const membersIn = (keys: readonly string[]) =>
    keys
      .flatMap((key) => rowsUnder(tables, key))
      .map((row) => memberIds(namingOf([row.companyName], row.companyId), idOf))
  const winner = namingOf([values.companyName, values.partnerNames], top.companyId)
  const winners = kind === winning ? [memberIds(winner, idOf)] : membersIn(parts.winners)
  const groups = [...winners, ...membersIn(parts.bidders)]
  const stays = namesSame(kind, values, before)
  const union = (ids: readonly string[], key: string) =>
    listOrNull(stays && before ? [...ids, ...asList(before[key])] : ids)
  return {
    winnerIds: union(winners.flat(), 'winnerIds'),
    bidderIds: union(groups.flat(), 'bidderIds'),
    consortia: listOrNull(groups.flatMap((ids) => (ids.length > 1 ? [ids.join(' ')] : []))),
    subcontractorIds: listOrNull(membersIn(parts.subcontractors).flat()),
  }
}

/** A linked record, with the names and codes that mean no company, or not a single one, in search form. */
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
  const candidates = await findLinkCandidates(tx, {
    names: all.flatMap(({ values }) => listNames(kind, values)),
    codes: [...new Set(all.flatMap(({ values }) => listCodes(kind, values)))],
  })
  const findOwner = (name: string, day: string | null) => idsBy(candidates, day)(name, null)
  const organisations = await Promise.all(sides.map((side) => loadOrganisationIds(tx, side, all, findOwner)))
  return all.map((each) => {
    const day = dayOf(kind, each.values)
    const idOf = idsBy(candidates, day)
    const tables = linkTables(kind, each, idOf)
    const top = linkTop(kind, each, idOf)
    const parties = sides.map((side, at) => [`${side}Id`, organisations[at]?.(each.values, day) ?? null])
    const values = {
      ...each.values,
      ...tables,
      ...top,
      ...participants(kind, each, tables, top, idOf),
      ...Object.fromEntries(parties),
    }
    const forms = listNames(kind, each.values).map(normaliseForSearch)
    const isUnlinked = (form: string) => chooseLink(null, candidates.byForm.get(form) ?? [], day) === null
    const codes = listCodes(kind, each.values)
    const unknown = [
      ...forms.filter((form) => form !== '' && isUnlinked(form)),
      ...codes.filter((code) => !candidates.byCode.has(code)).map(normaliseForSearch),
    ]
    const unlinked = [...new Set(unknown)]
    return { values, unlinked }
  })
}
