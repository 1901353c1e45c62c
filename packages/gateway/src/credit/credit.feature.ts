import { divisionName } from '@zhushutong/domain/divisions'
import { CREDIT_TYPES, credit } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { remembered } from '../content'
import type { Database } from '../db'
import { CODES, type Failure, type Handlers, mountGroup } from '../http'
import { type Refusal, recordDetail, refused } from '../records'

const MINUTE = 60_000

const NO_SUCH_REGION: Failure = {
  error: CODES.badRequest,
  message: '没有这个行政区划代码',
  data: { fields: [{ field: 'region', message: '没有这个行政区划代码' }] },
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** How many companies have entries of each of the six sorts, in a province, city or county or everywhere. */
const companiesByType = async (sql: Database['sql'], region: string) => {
  const counted = CREDIT_TYPES.map(
    ({ value }) => `count(*) filter (where ${value}_count > 0)::int as "${value}"`,
  )
  const [row] = await sql.unsafe<Record<string, number>[]>(
    `select ${counted.join(', ')} from record_credit
     where $1 = '' or tokens @@ ('''' || ':region:' || $1 || '''')::tsquery`,
    [region],
  )
  return CREDIT_TYPES.map(({ value, label }) => ({ key: value, label, count: row?.[value] ?? 0 }))
}

/** Counts of credit entries; what nobody looked at yet is null, never zero (calls.tsv, credit). */
export const creditFeature: Feature = ({ database, calls }) => {
  const { sql } = database.read()
  const detail = recordDetail(database)
  const byType = remembered(MINUTE, (_now, region) => companiesByType(sql, region))

  const handlers: Handlers<typeof contract.companyCredit> = {
    count: async ({ cid }, asker) => {
      const record = await detail(credit, cid, asker)
      if ('error' in record) return refused(record as Refusal)
      return {
        cid,
        licensingCount: number(record.licensingCount),
        sanctionCount: number(record.sanctionCount),
        incentiveCount: number(record.incentiveCount),
        dishonestyCount: number(record.dishonestyCount),
        focusCount: number(record.focusCount),
        otherCount: number(record.otherCount),
        checkedAt: number(record.checkedAt),
      }
    },
    typeCount: async ({ region }, { now }) =>
      region === undefined || divisionName(region) ? byType(now, region ?? '') : NO_SUCH_REGION,
  }

  return { routes: (app) => mountGroup(app, contract.companyCredit, handlers, calls) }
}
