import { seededKinds } from '../../packages/demo/src/records'
import { company, findLocks, listColumns, maskRecord } from '../../packages/domain/src/records'

const SVIP = { loggedIn: true, svip: true, addOns: [], ownerLookup: true, enterprise: false }
const COMPANIES = 200
const TODAY = Date.UTC(2026, 10, 19, 16)

export function recordPage(size: number) {
  const [seeded] = seededKinds(COMPANIES, TODAY)
  const stored = [...(seeded?.records() ?? [])].slice(0, size)
  const columns = listColumns(company)
  const records = stored.map((record) => {
    const listed = Object.fromEntries(['id', ...columns.map((c) => c.key)].map((key) => [key, record[key]]))
    return maskRecord(columns, listed as typeof record, findLocks(company, SVIP), false)
  })
  return {
    records,
    total: COMPANIES,
    totalIsCapped: false,
    pages: COMPANIES / size,
    pageNum: 1,
    pageSize: size,
    nextCursor: null,
    freshAt: TODAY,
  }
}
