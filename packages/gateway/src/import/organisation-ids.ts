import { createHash } from 'node:crypto'
import { agency, company, normaliseForSearch, owner, type RecordKind } from '@zhushutong/domain/records'
import { inArray } from 'drizzle-orm'
import { columnIn, tableOf } from '../records'
import type { Transaction } from './existing'
import { compact } from './parse/reading'
import type { Values } from './shapes'

/** Ids by name; null for an ambiguous name. */
type Named = ReadonlyMap<string, string | null>

const isName = (name: unknown): name is string => typeof name === 'string' && compact(name) !== ''

interface Bearer {
  readonly id: string
  readonly name: string
  readonly region: string | null
}

const readBearers = async (
  tx: Transaction,
  kind: RecordKind,
  names: readonly unknown[],
): Promise<Bearer[]> => {
  const table = tableOf(kind)
  const forms = [...new Set(names.filter(isName).map(normaliseForSearch))]
  if (forms.length === 0) return []
  const columns = {
    id: columnIn(table, 'id'),
    name: columnIn(table, 'name'),
    region: columnIn(table, 'region'),
  }
  const rows = await tx
    .select(columns)
    .from(table)
    .where(inArray(columnIn(table, 'searchTitle'), forms))
  return rows as unknown as Bearer[]
}

/** Finds the companies with exactly one of these names. */
export async function findCompanyIds(tx: Transaction, names: readonly unknown[]): Promise<Named> {
  const entries = new Map<string, string | null>()
  for (const { id, name } of await readBearers(tx, company, names))
    entries.set(compact(name), entries.has(compact(name)) ? null : id)
  return entries
}

export function idsOfNames(ids: Named) {
  return (name: unknown): string | null => (isName(name) ? (ids.get(compact(name)) ?? null) : null)
}

const SIDES = {
  owner: { kind: owner, name: 'ownerUnitName' },
  agency: { kind: agency, name: 'agencyName' },
} as const

const provinceOf = (region: unknown): string => (typeof region === 'string' ? region.slice(0, 2) : '')

/** Deterministic for a name and province, and not guessable by counting. */
const idOfName = (name: string, province: string): string =>
  `c${createHash('sha256')
    .update(`${compact(name)}\n${province}`)
    .digest('hex')
    .slice(0, 20)}`

/**
 * Returns a lookup for the id of the owner or agency that a record names: the company with this name, the
 * known organisation in the province, or a new id. Null if the record names none, or the name is ambiguous.
 */
export async function loadOrganisationIds(
  tx: Transaction,
  side: keyof typeof SIDES,
  all: readonly Values[],
  companies: Named,
): Promise<(values: Values) => string | null> {
  const { kind, name: column } = SIDES[side]
  const known = new Map<string, Bearer[]>()
  const names = all.map((values) => values[column])
  for (const bearer of await readBearers(tx, kind, names))
    known.set(compact(bearer.name), [...(known.get(compact(bearer.name)) ?? []), bearer])
  return (values) => {
    const name = values[column]
    if (!isName(name)) return null
    const ofCompany = companies.get(compact(name))
    if (ofCompany !== undefined) return ofCompany
    const province = provinceOf(values.region)
    const near = (known.get(compact(name)) ?? []).filter(
      ({ region }) => province === '' || provinceOf(region) === '' || provinceOf(region) === province,
    )
    if (near.length > 1) return null
    return near[0]?.id ?? idOfName(name, province)
  }
}
