import { contract } from '@zhushutong/sdk/contract'
import { findMyCompany } from '../my-company'
import type { Feature } from '../platform/feature'
import { CODES, type Handlers, mountGroup } from '../platform/http'
import { refused } from '../records'
import { readCompanyInsight } from './insight.store'
import { readCompanyMeetings } from './meetings.store'

const FAILURES = {
  'not-found': { error: '30003', status: 404 },
  timeout: { error: CODES.fault, message: '计算超时，请稍后重试', status: 503 },
  busy: refused({ error: 'busy' }),
} as const

/** The computed relations of a company, and the results behind them. */
export const insightFeature: Feature = ({ database, calls }) => {
  const insight = readCompanyInsight(database)
  const meetings = readCompanyMeetings(database)

  const handlers: Handlers<typeof contract.insight> = {
    async company({ id, years }, { viewer, now }) {
      const result = await insight(id, viewer, now, { years })
      return 'error' in result ? FAILURES[result.error] : result
    },
    async meetings(query, { viewer, now, session }) {
      // Pages after the first need a login, as for every detail (ACC-10).
      if (!viewer.loggedIn && query.pageNum > 1) return refused({ error: 'login-needed' })
      const myCompanyId = session ? ((await findMyCompany(database.orm, session.userId))?.id ?? null) : null
      const result = await meetings(query, { viewer, now, own: myCompanyId })
      return 'error' in result ? FAILURES[result.error] : result
    },
  }

  return { routes: (app) => mountGroup(app, contract.insight, handlers, calls) }
}
