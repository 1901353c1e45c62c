import { reactToRefusal } from '@zhushutong/domain/portal/errors'
import type { CallReport } from '@zhushutong/sdk/portal'
import { hasLoginMark } from '../../../browser/login-mark'
import { emitShellAction } from '../../../browser/shell-actions'

const notifyPage = ({ error }: CallReport) => {
  if (!error) return
  const outcome = { http: error.status, code: error.code }
  const page = { path: location.pathname, hasToken: hasLoginMark() }
  // For every other failure the calling screen shows a message beside its control; a notice would repeat
  // it.
  for (const action of reactToRefusal(outcome, page) ?? []) emitShellAction(action)
}

/** Calls go to the portal's own origin. Its server adds the token, which scripts cannot read. */
export const CALLS = { baseUrl: '/gateway', dataSource: 'portal-web', onResponse: notifyPage } as const

/**
 * Calls of the purchase. On an ended login the purchase itself opens the login and continues (PAY-16). The
 * page's own reaction would replace the purchase dialog, or show nothing on pages without notices.
 */
export const TILL_CALLS = {
  ...CALLS,
  onResponse: (report: CallReport) => {
    if (report.error?.status !== 401) notifyPage(report)
  },
}
