import { type AnyCell, type RecordKind, tender, winning } from '@zhushutong/domain/records'
import type { Transaction } from './existing'
import { companiesNamed, idsOfNames, organisationsNamed } from './named'
import type { Shape, Values } from './shapes'

type Rows = ReadonlyArray<Readonly<Record<string, AnyCell>>>
type IdOf = (name: unknown) => string | null

const rowsAt = (values: Values, key: string): Rows =>
  Array.isArray(values[key]) ? (values[key] as Rows) : []

const TABLES = ['candidates', 'awards', 'scores', 'rejections', 'openings']

const companyNames = (values: Values): unknown[] => [
  values.ownerUnitName,
  values.agencyName,
  values.companyName,
  ...TABLES.flatMap((key) => rowsAt(values, key)).map((row) => row.companyName),
]

const idsOf = (names: readonly unknown[], idOf: IdOf): string[] | null => {
  const ids = [...new Set(names.map(idOf).filter((id) => id !== null))]
  return ids.length > 0 ? ids : null
}

const tablesWithIds = (values: Values, idOf: IdOf): Record<string, Rows> =>
  Object.fromEntries(
    TABLES.map((key) => [key, rowsAt(values, key)] as const)
      .filter(([, rows]) => rows.length > 0)
      .map(([key, rows]) => [key, rows.map((row) => ({ ...row, companyId: idOf(row.companyName) }))]),
  )

const winnersOf = (kind: RecordKind, values: Values, idOf: IdOf): Values => {
  if (kind === tender)
    return {
      winnerIds: idsOf(
        rowsAt(values, 'awards').map((r) => r.companyName),
        idOf,
      ),
    }
  const bidders = TABLES.flatMap((key) => rowsAt(values, key)).map((row) => row.companyName)
  return {
    companyId: idOf(values.companyName),
    winnerIds: idsOf([values.companyName], idOf),
    bidderIds: idsOf([values.companyName, ...bidders], idOf),
  }
}

/**
 * Tenders and bid results with the companies, owners and agencies they name linked. A company is linked where the
 * portal knows it; an owner or agency that it does not know yet gets an id of its own, under which
 * records/derived then adds it. Other kinds as they are.
 */
export async function withLinks(
  tx: Transaction,
  shape: Shape,
  all: readonly Values[],
): Promise<readonly Values[]> {
  const { kind } = shape
  if (kind !== tender && kind !== winning) return all
  const companies = await companiesNamed(tx, all.flatMap(companyNames))
  const owners = await organisationsNamed(tx, 'owner', all, companies)
  const agencies = await organisationsNamed(tx, 'agency', all, companies)
  const idOf = idsOfNames(companies)
  return all.map((values) => ({
    ...values,
    ...tablesWithIds(values, idOf),
    ...winnersOf(kind, values, idOf),
    ownerId: owners(values),
    agencyId: agencies(values),
  }))
}
