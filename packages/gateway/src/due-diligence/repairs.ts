import { listRepairs } from '@zhushutong/domain/credit-repair'
import { MATTER_LABELS, matterOf, SEVERITY_LABELS, severityOf } from '@zhushutong/domain/credit-verdict'
import { dayOf } from '@zhushutong/domain/formatting'
import { listPaymentRisks } from '@zhushutong/domain/payment-risk'
import { company } from '@zhushutong/domain/records'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { Database } from '../platform/db'
import { type Asker, type Refusal, recordDetail } from '../records'
import { creditEntriesLoader, viewEntry } from './load-due-sheet'

type Repairs = Omit<ResultOf<typeof contract.dueDiligence.repairs>, 'dailyLimit'>

/** The repairs of a company's penalties and listings, and its payment risks (CRR-01 to CRR-03, PMR-01). */
export function repairsLoader(database: Database) {
  const detail = recordDetail(database)
  const loadEntries = creditEntriesLoader(database)
  return async (id: string, asker: Asker): Promise<Repairs | Refusal> => {
    const record = await detail(company, id, asker)
    if ('error' in record) return record as Refusal
    const entries = await loadEntries(record.id, asker)
    if (entries !== null && 'error' in entries) return entries
    return {
      ...{ id: record.id, name: String(record.name ?? '') },
      risks: [...listPaymentRisks(entries, dayOf(asker.now))],
      repairs:
        entries &&
        listRepairs(entries, dayOf(asker.now)).map(({ entry, advice: { procedure, ...advice } }) => ({
          matter: MATTER_LABELS[matterOf(entry) ?? 'sanction'],
          severityLabel: SEVERITY_LABELS[severityOf(entry)],
          ...viewEntry(entry),
          ...advice,
          ...{ condition: procedure.condition, applyAt: procedure.applyAt, basis: procedure.basis },
          steps: [...procedure.steps],
        })),
    }
  }
}
