import { findMissingRequirement } from '@zhushutong/domain/access'
import { dayOf } from '@zhushutong/domain/formatting'
import { listPaymentRisks, measurePayments, type PublishedContract } from '@zhushutong/domain/payment-risk'
import { owner, winning } from '@zhushutong/domain/records'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import {
  type Asker,
  cnyAmount,
  type Reader,
  type Refusal,
  recordDetail,
  tableOf,
  tokenCondition,
  withinTime,
} from '../records'
import { creditEntriesLoader } from './load-due-sheet'

type OwnerPayments = Omit<ResultOf<typeof contract.dueDiligence.ownerPayments>, 'dailyLimit'>

/** The most completed contracts that are read, the newest. */
const MAX_CONTRACTS = 500

const readContracts = (reader: Reader, ownerId: string): Promise<PublishedContract[]> =>
  readRows<PublishedContract>(
    reader,
    sql`select id, coalesce(project_name, '') as name, company_name as "contractorName",
      (${cnyAmount(sql`contract_amount`, sql`currency`)})::float8 as amount, completed_on::text as "completedOn",
      coalesce((select json_agg((payment->>'amount')::bigint) from jsonb_array_elements(payments) payment
        where payment->>'amount' is not null), '[]') as payments
    from ${tableOf(winning)}
    where ${tokenCondition(tableOf(winning), [{ tokens: [`:owner:${ownerId}`] }])} and completed_on is not null
    order by completed_on desc limit ${MAX_CONTRACTS}`,
  )

/**
 * The payment risk of an owner (PMR-01, PMR-02). Figures of payments are for those who may see the payments themselves
 * (ACC-02).
 */
export function ownerPaymentsLoader(database: Database) {
  const detail = recordDetail(database)
  const loadEntries = creditEntriesLoader(database)
  return async (id: string, asker: Asker): Promise<OwnerPayments | Refusal> => {
    const record = await detail(owner, id, asker)
    if ('error' in record) return record as Refusal
    // An owner that is a company has the company's id.
    const entries = await loadEntries(record.id, asker)
    if (entries !== null && 'error' in entries) return entries
    const contracts = await withinTime(database, (reader) => readContracts(reader, record.id))
    if ('error' in contracts) return contracts
    const { completed, published, under } = measurePayments(contracts)
    const opensBy = findMissingRequirement(asker.viewer, 'svip')
    return {
      ...{ id: record.id, name: String(record.name ?? ''), completed, opensBy },
      risks: [...listPaymentRisks(entries, dayOf(asker.now))],
      published: opensBy === null ? published : null,
      under: opensBy === null ? [...under] : null,
    }
  }
}
