import { company } from '../../packages/domain/src/records'
import { openDatabase } from '../../packages/gateway/src/platform/db'
import { recordSearch } from '../../packages/gateway/src/records'
import { queryLog } from './query-log'

const MEMBER = { loggedIn: true, svip: true, addOns: [], ownerLookup: true, enterprise: true }

// Searches without pause until it is killed; prints the time of each in ms.
const [url = '', companies = '0'] = process.argv.slice(2)
const database = await openDatabase({ url, pool: 1 })
const search = recordSearch(database)
const log = queryLog(Number(companies), 200)
for (let at = 0; ; at++) {
  const request = log[at % log.length]?.request
  if (!request) break
  const from = performance.now()
  await search(company, request, { viewer: MEMBER, now: Date.now() })
  process.stdout.write(`${performance.now() - from}\n`)
}
