import { type AnyCell, type RecordKind, tender, winning } from '@zhushutong/domain/records'
import type { Transaction } from './existing'
import { findCompanyIds, idsOfNames, loadOrganisationIds } from './organisation-ids'
import type { Shape, Values } from './shapes'

type Rows = ReadonlyArray<Readonly<Record<string, AnyCell>>>
type IdOf = (name: unknown) => string | null

const rowsUnder = (values: Values, key: string): Rows =>
  Array.isArray(values[key]) ? (values[key] as Rows) : []

const TABLES = ['candidates', 'awards', 'scores', 'rejections', 'openings']

const companyNames = (values: Values): unknown[] => [
  values.ownerUnitName,
  values.agencyName,
  values.companyName,
  ...TABLES.flatMap((key) => rowsUnder(values, key)).map((row) => row.companyName),
]

const idsOf = (names: readonly unknown[], idOf: IdOf): string[] | null => {
  const ids = [...new Set(names.map(idOf).filter((id) => id !== null))]
  return ids.length > 0 ? ids : null
}

const tablesWithIds = (values: Values, idOf: IdOf): Record<string, Rows> =>
  Object.fromEntries(
    TABLES.map((key) => [key, rowsUnder(values, key)] as const)
      .filter(([, rows]) => rows.length > 0)
      .map(([key, rows]) => [key, rows.map((row) => ({ ...row, companyId: idOf(row.companyName) }))]),
  )

const winnersOf = (kind: RecordKind, values: Values, idOf: IdOf): Values => {
  if (kind === tender)
    return {
      winnerIds: idsOf(
        rowsUnder(values, 'awards').map((r) => r.companyName),
        idOf,
      ),
    }
  const bidders = TABLES.flatMap((key) => rowsUnder(values, key)).map((row) => row.companyName)
  return {
    companyId: idOf(values.companyName),
    winnerIds: idsOf([values.companyName], idOf),
    bidderIds: idsOf([values.companyName, ...bidders], idOf),
  }
}

/**
 * Links tenders and bid results to the companies, owners and agencies that they name. Companies are linked
 * if they exist; an unknown owner or agency gets a new id, under which records/derived inserts it. Other
 * kinds are returned unchanged.
 */
export async function linkRecords(
  tx: Transaction,
  shape: Shape,
  all: readonly Values[],
): Promise<readonly Values[]> {
  const { kind } = shape
  if (kind !== tender && kind !== winning) return all
  const companies = await findCompanyIds(tx, all.flatMap(companyNames))
  const owners = await loadOrganisationIds(tx, 'owner', all, companies)
  const agencies = await loadOrganisationIds(tx, 'agency', all, companies)
  const idOf = idsOfNames(companies)
  return all.map((values) => ({
    ...values,
    ...tablesWithIds(values, idOf),
    ...winnersOf(kind, values, idOf),
    ownerId: owners(values),
    agencyId: agencies(values),
  }))
}
