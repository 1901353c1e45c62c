import type { DoubleReason, DoubleState } from '@zhushutong/domain/doubles'
import { company, tender, winning } from '@zhushutong/domain/records'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { type Queryable, readRows, type Tx } from '../platform/db'
import { offsetOf, type PageRequest } from '../platform/http'
import {
  companyDoubles,
  findSurvivors,
  mergedCompanies,
  movedRows,
  recordStatements,
  tableOf,
} from '../records'

const D = companyDoubles

/** One company of a pair, as the staff compare it. */
export interface DoubleSide {
  readonly id: string
  readonly name: string | null
  readonly formerNames: string | null
  readonly creditCode: string | null
  readonly registerNo: string | null
  readonly region: string | null
  readonly legalPerson: string | null
  readonly establishedOn: string | null
  readonly status: string | null
  readonly sources: number
  /** The notices and results that name it, as bidder or as owner. */
  readonly notices: number
  /** True for a company that was merged, and has no page any more. */
  readonly isMerged: boolean
}

export interface StoredDouble {
  readonly id: string
  readonly reason: DoubleReason
  readonly state: DoubleState
  readonly foundAt: number
  readonly decidedAt: number | null
  readonly decidedBy: string | null
  readonly first: DoubleSide
  readonly second: DoubleSide
}

interface DoubleQuery extends PageRequest {
  readonly id?: string
  readonly state?: DoubleState
  /** Words in the name of one of them; '' for none. */
  readonly words: string
  readonly order: 'asc' | 'desc'
}

const notices = [tender, winning].map(
  (kind) => sql`(select count(*)::int from ${tableOf(kind)} n
    where n.tokens @@ format('%L | %L', ':bidder:' || i.id, ':owner:' || i.id)::tsquery)`,
)

/** A company by the id of a pair, or as it was before it was merged, as JSON. */
const side = (id: SQL) => sql`(
  select jsonb_build_object('id', i.id, 'name', i.v ->> 'name', 'formerNames', i.v ->> 'former_names',
    'creditCode', i.v ->> 'credit_code', 'registerNo', i.v ->> 'register_no', 'region', i.v ->> 'region',
    'legalPerson', i.v ->> 'legal_person', 'establishedOn', i.v ->> 'established_on', 'status', i.v ->> 'status',
    'isMerged', i.is_merged,
    'sources', (select count(distinct source)::int from ${recordStatements} s
      where s.kind = ${company.kind} and s.record_id = i.id),
    'notices', ${sql.join(notices, sql` + `)})
  from (
    select id, to_jsonb(c) as v, false as is_merged from ${tableOf(company)} c where c.id = ${id}
    union all
    select merged_id, previous, true from ${movedRows} m where m.merged_id = ${id} and m.subject = 'record_company'
  ) i)`

const [FIRST, SECOND] = [sql.raw('d.first_id'), sql.raw('d.second_id')]

const isThere = (id: SQL) => sql`(${id} in (select c.id from ${tableOf(company)} c)
  or ${id} in (select m.id from ${mergedCompanies} m))`

const isNamed = (id: SQL, words: string) => sql`(
  ${id} in (select c.id from ${tableOf(company)} c where strpos(c.name, ${words}) > 0)
  or ${id} in (select m.id from ${mergedCompanies} m where strpos(m.names, ${words}) > 0))`

/** A page of pairs, the latest first; pairs with a company that is gone are left out. */
export async function findDoublePage(
  db: Pick<Queryable, 'execute'>,
  { id, state, words, order, ...page }: DoubleQuery,
): Promise<{ readonly rows: readonly StoredDouble[]; readonly total: number }> {
  const where = and(
    isThere(FIRST),
    isThere(SECOND),
    words === '' ? undefined : or(isNamed(FIRST, words), isNamed(SECOND, words)),
    id === undefined ? undefined : sql`d.id = ${id}::uuid`,
    state === undefined ? undefined : sql`d.state = ${state}`,
  )
  const [counted] = await readRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${D} d where ${where}`,
  )
  const rows = await readRows<StoredDouble>(
    db,
    sql`select d.id, d.reason, d.state, (extract(epoch from d.found_at) * 1000)::float8 as "foundAt",
        (extract(epoch from d.decided_at) * 1000)::float8 as "decidedAt", d.decided_by as "decidedBy",
        ${side(FIRST)} as first, ${side(SECOND)} as second
      from (
        select d.* from ${D} d where ${where} order by d.found_at ${sql.raw(order)}, d.id
        limit ${page.pageSize} offset ${offsetOf(page)}
      ) d
      order by d.found_at ${sql.raw(order)}, d.id`,
  )
  return { rows, total: counted?.total ?? 0 }
}

/** A pair by its id, locked for a decision. */
export async function lockDouble(tx: Tx, id: string): Promise<typeof D.$inferSelect | null> {
  const [row] = await tx.select().from(D).where(eq(D.id, id)).for('update')
  return row ?? null
}

/** Stores the decision on a pair; `now` in ms. */
export async function saveDecision(
  tx: Tx,
  id: string,
  decision: { readonly state: DoubleState; readonly by: string; readonly now: number },
): Promise<void> {
  const { state, by: decidedBy, now: decidedAt } = decision
  await tx.update(D).set({ state, decidedBy, decidedAt }).where(eq(D.id, id))
}

/** The merge of a pair: the merged company, and the one that it leads to today. */
export async function findMergeOf(
  tx: Tx,
  { firstId, secondId }: Pick<typeof D.$inferSelect, 'firstId' | 'secondId'>,
): Promise<{ readonly id: string; readonly survivorId: string } | null> {
  const M = mergedCompanies
  const into = (id: string, survivorId: string) => and(eq(M.id, id), eq(M.survivorId, survivorId))
  const [row] = await tx
    .select()
    .from(M)
    .where(or(into(firstId, secondId), into(secondId, firstId)))
  if (!row) return null
  return { id: row.id, survivorId: (await findSurvivors(tx, [row.id])).get(row.id) ?? row.survivorId }
}
