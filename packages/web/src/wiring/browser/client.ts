import { reactTo } from '@zhushutong/domain/errors'
import { type CallReport, createClient } from '@zhushutong/sdk'
import { collect, corrections, login, orders, profile, purchase, search } from '@zhushutong/sdk/contract'
import { hasLoginMark } from './login-mark'
import { emitShellAction } from './shell-actions'

const GROUPS = { login, profile, purchase, orders, search, collect, corrections }

const tell = ({ error, requestId }: CallReport) => {
  if (!error) return
  const outcome = { http: error.status, code: error.code, message: error.message, headerId: requestId }
  const page = { side: 'browser', path: location.pathname, hasToken: hasLoginMark() } as const
  for (const action of reactTo(outcome, page)) {
    // Every screen that calls says beside the control what went wrong; a second notice would repeat it.
    if (action.type !== 'notify') emitShellAction(action)
  }
}

/** Calls go to the portal's own origin, which adds the token that scripts cannot read. */
export const CALLS = { baseUrl: '/gateway', dataSource: 'portal-web', onResponse: tell } as const

export const createBrowserClient = () => createClient(GROUPS, CALLS)

export type BrowserClient = ReturnType<typeof createBrowserClient>
