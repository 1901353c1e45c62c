import type { Viewer } from '@zhushutong/domain/access'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { CODES, mountGroup } from '../platform/http'
import { refused } from '../records'
import { readCompanyInsight } from './insight.store'

const FAILURES = {
  'not-found': { error: '30003', status: 404 },
  timeout: { error: CODES.fault, message: '计算超时，请稍后重试', status: 503 },
  busy: refused({ error: 'busy' }),
} as const

/** Computed relations of a company. */
export const insightFeature: Feature = ({ database, calls }) => ({
  routes: (app) => {
    const insight = readCompanyInsight(database)
    const company = async ({ id }: { id: string }, { viewer, now }: { viewer: Viewer; now: number }) => {
      const found = await insight(id, viewer, now)
      return 'error' in found ? FAILURES[found.error] : found
    }
    mountGroup(app, contract.insight, { company }, calls)
  },
})
