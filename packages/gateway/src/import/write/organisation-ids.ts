import { createHash } from 'node:crypto'
import { agency, normaliseForSearch, owner, type RecordKind } from '@zhushutong/domain/records'
import { inArray } from 'drizzle-orm'
import { columnIn, tableOf } from '../../records'
import { compact } from '../parse/reading'
import type { Values } from '../shapes'
import type { Transaction } from './existing'

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
 * known organisation in the province, or a new id. Null if the record names none, or several known ones have the name.
 */
export async function loadOrganisationIds(
  tx: Transaction,
  side: keyof typeof SIDES,
  all: ReadonlyArray<{ readonly values: Values }>,
  findCompany: (name: string, day: string | null) => string | null,
): Promise<(values: Values, day: string | null) => string | null> {
  const { kind, name: column } = SIDES[side]
  const known = new Map<string, Bearer[]>()
  const names = all.map(({ values }) => values[column])
  for (const bearer of await readBearers(tx, kind, names))
    known.set(compact(bearer.name), [...(known.get(compact(bearer.name)) ?? []), bearer])
  return (values, day) => {
    const name = values[column]
    if (!isName(name)) return null
    const companyId = findCompany(name, day)
    if (companyId !== null) return companyId
    const province = provinceOf(values.region)
    const near = (known.get(compact(name)) ?? []).filter(
      ({ region }) => province === '' || provinceOf(region) === '' || provinceOf(region) === province,
    )
    if (near.length > 1) return null
    return near[0]?.id ?? idOfName(name, province)
  }
}
