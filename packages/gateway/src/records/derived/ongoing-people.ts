import { describeSite, listOngoingWorks, type ManagedWork } from '@zhushutong/domain/ongoing-works'
import { type SQL, sql } from 'drizzle-orm'
import { readRows, type Tx } from '../../platform/db'
import type { Scope } from './scope'

const BATCH = 2_000

interface Managed extends ManagedWork {
  readonly personIds: readonly string[]
}

/** Results with managers, also completed ones: these end the permits of their project (PPL-03). */
const results = ({ names }: Scope): SQL => sql`
  select id, 'winning' as by, project_code as "projectCode", coalesce(project_name, '') as name,
    company_name as "companyName", awarded_on::text as "awardedOn", null::text as "permittedOn",
    contract_signed_on::text as "signedOn", started_on::text as "startedOn", due_on::text as "dueOn",
    completed_on::text as "completedOn", performance_state as state, duration, person_ids as "personIds"
  from record_winning
  where cardinality(person_ids) > 0 and ${names('winning', sql`record_winning.id`)}`

/** Single works with a permit that are not recorded as finished. */
const units = ({ names }: Scope): SQL => sql`
  select id, 'permit' as by, project_code as "projectCode", coalesce(engineering_name, '') as name,
    company_name as "companyName", null::text as "awardedOn", permitted_on::text as "permittedOn",
    null::text as "signedOn", actual_start::text as "startedOn", planned_end::text as "dueOn",
    null::text as "completedOn", null::text as state, null::int as duration, person_ids as "personIds"
  from record_engineering
  where cardinality(person_ids) > 0 and permitted_on is not null and actual_end is null
    and status is distinct from 'finished' and ${names('engineering', sql`record_engineering.id`)}`

/** The permits of a housing platform's projects without a recorded completion. */
const permits = (kind: 'siku' | 'shengting', { names }: Scope): SQL => sql`
  select h.id || ':' || permit.place as id, 'permit' as by, h.project_code as "projectCode",
    coalesce(h.project_name, '') as name, permit.row->>'companyName' as "companyName", null::text as "awardedOn",
    permit.row->>'issuedOn' as "permittedOn", null::text as "signedOn", null::text as "startedOn",
    null::text as "dueOn", null::text as "completedOn", null::text as state, null::int as duration,
    array[permit.row->>'managerId'] as "personIds"
  from ${sql.identifier(`record_${kind}`)} h, jsonb_array_elements(h.permits) with ordinality as permit (row, place)
  where h.progress is distinct from 'finish' and jsonb_array_length(coalesce(h.finishes, '[]')) = 0
    and permit.row->>'managerId' is not null and permit.row->>'issuedOn' is not null
    and ${names(kind, sql`h.id`)}`

const sourcesIn = (scope: Scope): readonly SQL[] => [
  results(scope),
  units(scope),
  permits('siku', scope),
  permits('shengting', scope),
]

/** The rows of a statement in batches; the cursor runs the statement only once. */
async function* readBatches(tx: Tx, source: SQL): AsyncGenerator<readonly Managed[]> {
  await tx.execute(sql`declare managed_works no scroll cursor for ${source}`)
  for (;;) {
    const read = await readRows<Managed>(tx, sql.raw(`fetch ${BATCH} from managed_works`))
    if (read.length > 0) yield read
    if (read.length < BATCH) break
  }
  await tx.execute(sql`close managed_works`)
}

const isCompleted = ({ by, completedOn, state }: ManagedWork) =>
  by === 'winning' && (completedOn !== null || state === 'completed')

/** Drops completed results of projects without a permit. A separate step, as records are joined by id only. */
const dropWithoutPermits = async (tx: Tx, works: readonly Managed[]): Promise<readonly Managed[]> => {
  const codes = [...new Set(works.filter(isCompleted).flatMap(({ projectCode }) => projectCode ?? []))]
  const listed = sql`(select jsonb_array_elements_text(${JSON.stringify(codes)}::text::jsonb))`
  const rows = await readRows<{ code: string }>(
    tx,
    sql`select project_code as code from record_engineering where actual_end is null and project_code in ${listed}
      union select project_code from record_siku where project_code in ${listed}
      union select project_code from record_shengting where project_code in ${listed}`,
  )
  const withPermits = new Set(rows.map(({ code }) => code))
  return works.filter((work) => !isCompleted(work) || withPermits.has(work.projectCode ?? ''))
}

const readWorks = async (tx: Tx, scope: Scope): Promise<ReadonlyMap<string, readonly ManagedWork[]>> => {
  const works = new Map<string, ManagedWork[]>()
  for (const source of sourcesIn(scope))
    for await (const read of readBatches(tx, source))
      for (const { personIds, ...work } of await dropWithoutPermits(tx, read))
        for (const person of personIds) works.set(person, [...(works.get(person) ?? []), work])
  return works
}

/**
 * Fills a temporary table with the people of a scope who are assumed busy at `now` (ms), and the basis of this (PPL-01,
 * PPL-03). Other people of the same works may be in it, with a part of their works.
 */
export async function fillOngoingPeople(tx: Tx, scope: Scope, now: number): Promise<void> {
  await tx.execute(sql`drop table if exists ongoing_people`)
  await tx.execute(sql`create temporary table ongoing_people
    (id text collate "C" primary key, state text, count integer, until date, basis text) on commit drop`)
  const busy = [...(await readWorks(tx, scope))].flatMap(([id, works]) => {
    const ongoing = listOngoingWorks(works, now)
    return ongoing.length === 0 ? [] : [{ id, ...describeSite(ongoing) }]
  })
  for (let i = 0; i < busy.length; i += BATCH)
    await tx.execute(sql`insert into ongoing_people (id, state, count, until, basis)
      select id, state, count, until, basis from json_populate_recordset(null::ongoing_people,
        ${JSON.stringify(busy.slice(i, i + BATCH))}::text::json)`)
}
