import type { Viewer } from '@zhushutong/domain/access'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { CODES, mountGroup } from '../platform/http'
import { refused } from '../records'
import { checkCompanyStaff } from './staffing.store'

const FAILURES = {
  'not-found': { error: '30003', status: 404 },
  timeout: { error: CODES.fault, message: '核对超时，请稍后重试', status: 503 },
  busy: refused({ error: 'busy' }),
} as const

export const staffingFeature: Feature = ({ database, calls }) => ({
  routes: (app) => {
    const check = checkCompanyStaff(database)
    const answer = async ({ id }: { id: string }, { viewer, now }: { viewer: Viewer; now: number }) => {
      const result = await check(id, viewer, now)
      return 'error' in result ? FAILURES[result.error] : result
    }
    mountGroup(app, contract.staffing, { check: answer }, calls)
  },
})
