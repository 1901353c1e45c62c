import { divisionName } from '@zhushutong/domain/divisions'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { CREDIT_TYPES, credit } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { cached } from '../platform/cached'
import { type Queryable, readRows } from '../platform/db'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup } from '../platform/http'
import { columnIn, quotedLexeme, type Refusal, recordDetail, refused, tableOf } from '../records'

const NO_SUCH_REGION: Failure = {
  error: CODES.badRequest,
  message: '没有这个行政区划代码',
  data: { fields: [{ field: 'region', message: '没有这个行政区划代码' }] },
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/**
 * Counts the companies with entries of each of the six types, in a province, city, county or everywhere.
 */
const countCompaniesByType = async (db: Queryable, region: string) => {
  const counted = CREDIT_TYPES.map(({ value }) => {
    const column = columnIn(tableOf(credit), `${value}Count`)
    return sql`count(*) filter (where ${column} > 0)::int as ${sql.identifier(value)}`
  })
  const isThere = region === '' ? sql`true` : sql`tokens @@ ${quotedLexeme(`:region:${region}`)}::tsquery`
  const [row] = await readRows<Record<string, number>>(
    db,
    sql`select ${sql.join(counted, sql`, `)} from ${tableOf(credit)} where ${isThere}`,
  )
  return CREDIT_TYPES.map(({ value, label }) => ({ key: value, label, count: row?.[value] ?? 0 }))
}

/** Counts of credit entries; null, never zero, where no data was collected yet. */
export const creditFeature: Feature = ({ database, calls }) => {
  const db = database.read()
  const detail = recordDetail(database)
  const byType = cached(MINUTE_MS, (_now, region) => countCompaniesByType(db, region))

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
