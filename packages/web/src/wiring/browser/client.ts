import { reactToRefusal } from '@zhushutong/domain/portal/errors'
import {
  apiKeys,
  articles,
  collect,
  consultation,
  consultChat,
  corrections,
  expiry,
  history,
  invites,
  invoices,
  login,
  memberMail,
  messages,
  myCompany,
  orders,
  policies,
  profile,
  purchase,
  risk,
  search,
  seats,
  security,
  subscriptions,
  tracking,
  wallet,
  webhooks,
} from '@zhushutong/sdk/contract'
import { type CallReport, createClient } from '@zhushutong/sdk/portal'
import { hasLoginMark } from './login-mark'
import { emitShellAction } from './shell-actions'

const GROUPS = {
  apiKeys,
  login,
  risk,
  profile,
  purchase,
  orders,
  search,
  history,
  collect,
  corrections,
  security,
  consultation,
  consultChat,
  invites,
  invoices,
  memberMail,
  messages,
  myCompany,
  articles,
  policies,
  seats,
  tracking,
  subscriptions,
  wallet,
  webhooks,
}

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

export function createBrowserClient() {
  return createClient(GROUPS, CALLS)
}

/**
 * Calls of the purchase. On an ended login the purchase itself opens the login and continues (PAY-16). The
 * page's own reaction would replace the purchase dialog, or show nothing on pages without notices.
 */
export function createTillClient() {
  const onResponse = (report: CallReport) => {
    if (report.error?.status !== 401) notifyPage(report)
  }
  return createClient({ ...GROUPS, expiry }, { ...CALLS, onResponse })
}

export type BrowserClient = ReturnType<typeof createBrowserClient>
