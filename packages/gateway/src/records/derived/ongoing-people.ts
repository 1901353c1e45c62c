import { describeSite, listOngoingWorks, type ManagedWork } from '@zhushutong/domain/ongoing-works'
import { sql } from 'drizzle-orm'
import { readRows, type Tx } from '../../platform/db'

const BATCH = 2_000

interface Managed extends ManagedWork {
  readonly personIds: readonly string[]
}

/** The results with managers that are not recorded as completed, in the order of their ids. */
const readWorksAfter = (tx: Tx, id: string) =>
  readRows<Managed>(
    tx,
    sql`select id, coalesce(project_name, '') as name, company_name as "companyName",
        awarded_on::text as "awardedOn", contract_signed_on::text as "signedOn", started_on::text as "startedOn",
        due_on::text as "dueOn", completed_on::text as "completedOn", performance_state as state, duration,
        person_ids as "personIds"
      from record_winning
      where id > ${id} and cardinality(person_ids) > 0 and completed_on is null
        and performance_state is distinct from 'completed'
      order by id limit ${BATCH}`,
  )

/** Works by the people who manage them. */
const readWorks = async (tx: Tx): Promise<ReadonlyMap<string, readonly ManagedWork[]>> => {
  const works = new Map<string, ManagedWork[]>()
  for (let after = ''; ; ) {
    const read = await readWorksAfter(tx, after)
    for (const { personIds, ...work } of read)
      for (const person of personIds) works.set(person, [...(works.get(person) ?? []), work])
    if (read.length < BATCH) return works
    after = read.at(-1)?.id ?? ''
  }
}

/** Fills a table of the transaction with the people who are taken to be busy at `now` (ms), and why (PPL-01). */
export async function fillOngoingPeople(tx: Tx, now: number): Promise<void> {
  await tx.execute(sql`drop table if exists ongoing_people`)
  await tx.execute(sql`create temporary table ongoing_people
    (id text collate "C" primary key, state text, count integer, basis text) on commit drop`)
  const busy = [...(await readWorks(tx))].flatMap(([id, works]) => {
    const ongoing = listOngoingWorks(works, now)
    return ongoing.length === 0 ? [] : [{ id, ...describeSite(ongoing) }]
  })
  for (let i = 0; i < busy.length; i += BATCH)
    await tx.execute(sql`insert into ongoing_people (id, state, count, basis)
      select id, state, count, basis from json_populate_recordset(null::ongoing_people,
        ${JSON.stringify(busy.slice(i, i + BATCH))}::text::json)`)
}
