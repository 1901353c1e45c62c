import type { DueWork } from '@zhushutong/domain/due-diligence'
import { engineering, type RecordKind, shengting, siku, winning } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { readRows } from '../platform/db'
import { cnyAmount, isDoubted, type Reader, tableOf, tokenCondition } from '../records'

/** The most records of one kind that are read, the newest. */
const MAX_WORKS = 1_000

interface Amount {
  readonly amount: SQL
  readonly isDoubted: SQL
}

/** The columns of domain's `SummedAmount`. */
const amountColumns = ({ amount, isDoubted: doubted }: Amount): SQL => sql`
  case when ${doubted} then null else ${cnyAmount(amount, sql`currency`)} end as amount,
  ${amount} is null as "isUnpriced", ${amount} is not null and ${doubted} as "isDoubted"`

const isOf = (kind: RecordKind, companyId: string): SQL =>
  sql`${tokenCondition(tableOf(kind), [{ tokens: [`:company:${companyId}`] }])}`

const doubted = (column: string): SQL => sql`coalesce(${isDoubted(sql`doubts`, column)}, false)`

/** Results that the company won; the contract's amount comes before that of the award. */
const results = (companyId: string): SQL => sql`
  select id, 'winning' as by, 'winning' as "recordKind", id as "recordId", project_code as "projectCode",
    coalesce(project_name, '') as name, company_name as "companyName", owner_unit_name as "ownerName",
    awarded_on::text as "awardedOn", null::text as "permittedOn", contract_signed_on::text as "signedOn",
    started_on::text as "startedOn", due_on::text as "dueOn", completed_on::text as "completedOn",
    performance_state as state, duration, ${amountColumns({
      amount: sql`coalesce(contract_amount, winning_amount)`,
      isDoubted: sql`case when contract_amount is not null then ${doubted('contractAmount')} else ${doubted('winningAmount')} end`,
    })}
  from ${tableOf(winning)} where ${isOf(winning, companyId)} order by awarded_on desc nulls last limit ${MAX_WORKS}`

/** Single works with a permit that are not recorded as finished. */
const units = (companyId: string): SQL => sql`
  select id, 'permit' as by, 'engineering' as "recordKind", id as "recordId", project_code as "projectCode",
    coalesce(engineering_name, '') as name, company_name as "companyName", owner_unit_name as "ownerName",
    null::text as "awardedOn", permitted_on::text as "permittedOn", null::text as "signedOn",
    actual_start::text as "startedOn", planned_end::text as "dueOn", null::text as "completedOn",
    null::text as state, null::int as duration,
    ${amountColumns({ amount: sql`cost`, isDoubted: doubted('cost') })}
  from ${tableOf(engineering)}
  where ${isOf(engineering, companyId)} and permitted_on is not null and actual_end is null
    and status is distinct from 'finished' order by permitted_on desc limit ${MAX_WORKS}`

/** The company's permits in a housing platform's projects without a recorded completion. */
const permits = (kind: typeof siku | typeof shengting, companyId: string): SQL => sql`
  select h.id || ':' || permit.place as id, 'permit' as by, ${kind.kind}::text as "recordKind", h.id as "recordId",
    h.project_code as "projectCode", coalesce(h.project_name, '') as name, permit.row->>'companyName' as "companyName",
    h.builder as "ownerName", null::text as "awardedOn", permit.row->>'issuedOn' as "permittedOn",
    null::text as "signedOn", null::text as "startedOn", null::text as "dueOn", null::text as "completedOn",
    null::text as state, null::int as duration,
    ${amountColumns({ amount: sql`(permit.row->>'amount')::bigint`, isDoubted: sql`false` })}
  from (select * from ${tableOf(kind)} where ${isOf(kind, companyId)} limit ${MAX_WORKS}) h,
    jsonb_array_elements(h.permits) with ordinality as permit (row, place)
  where h.progress is distinct from 'finish' and jsonb_array_length(coalesce(h.finishes, '[]')) = 0
    and permit.row->>'companyId' = ${companyId} and permit.row->>'issuedOn' is not null`

/**
 * The works of a company from bid results and construction permits, with their amounts (DUE-04). Completed results are
 * among them: they end the permits of their project (PPL-03).
 */
export async function readCompanyWorks(reader: Reader, companyId: string): Promise<readonly DueWork[]> {
  const works: DueWork[] = []
  for (const source of [
    results(companyId),
    units(companyId),
    permits(siku, companyId),
    permits(shengting, companyId),
  ])
    works.push(...(await readRows<DueWork>(reader, source)))
  return works.map((work) => ({ ...work, amount: work.amount === null ? null : Number(work.amount) }))
}
