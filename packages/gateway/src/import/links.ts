import { type AnyCell, company, searchForm, tender } from '@zhushutong/domain/records'
import { inArray } from 'drizzle-orm'
import { columnIn, tableOf } from '../records'
import type { Transaction } from './existing'
import { compact } from './parse/reading'
import type { Shape, Values } from './shapes'

type Rows = ReadonlyArray<Readonly<Record<string, AnyCell>>>

const rowsAt = (values: Values, key: string): Rows =>
  Array.isArray(values[key]) ? (values[key] as Rows) : []

const namesIn = (values: Values): string[] =>
  [
    values.ownerUnitName,
    ...[...rowsAt(values, 'candidates'), ...rowsAt(values, 'awards')].map((row) => row.companyName),
  ].filter((name): name is string => typeof name === 'string')

/** The companies that bear exactly one of the names; a name that two companies bear means neither. */
const companiesNamed = async (tx: Transaction, names: readonly string[]) => {
  const table = tableOf(company)
  const forms = [...new Set(names.map(searchForm))]
  const found = new Map<string, string | null>()
  if (forms.length === 0) return found
  const rows = await tx
    .select({ id: columnIn(table, 'id'), name: columnIn(table, 'name') })
    .from(table)
    .where(inArray(columnIn(table, 'searchTitle'), forms))
  for (const { id, name } of rows as { id: string; name: string }[])
    found.set(compact(name), found.has(compact(name)) ? null : id)
  return found
}

const linked = (values: Values, ids: ReadonlyMap<string, string | null>): Values => {
  const idOf = (name: unknown) => (typeof name === 'string' ? (ids.get(compact(name)) ?? null) : null)
  const inRows = (key: string) => {
    const rows = rowsAt(values, key).map((row) => ({ ...row, companyId: idOf(row.companyName) }))
    return rows.length > 0 ? { [key]: rows } : {}
  }
  const winners = rowsAt(values, 'awards').map((row) => idOf(row.companyName))
  const winnerIds = [...new Set(winners.filter((id) => id !== null))]
  return {
    ...values,
    ...inRows('candidates'),
    ...inRows('awards'),
    ownerId: idOf(values.ownerUnitName),
    winnerIds: winnerIds.length > 0 ? winnerIds : null,
  }
}

/** Tenders with the companies they name linked, as far as these are known. Other kinds as they are. */
export async function withLinks(
  tx: Transaction,
  shape: Shape,
  all: readonly Values[],
): Promise<readonly Values[]> {
  if (shape.kind !== tender) return all
  const ids = await companiesNamed(tx, all.flatMap(namesIn))
  return all.map((values) => linked(values, ids))
}
