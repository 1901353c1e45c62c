import type { LoginGateway } from '@zhushutong/domain/login'
import { loginGateway } from '@zhushutong/sdk/adapters'
import { solveWork } from '@zhushutong/sdk/login'
import { hasLoginMark } from '../../../browser/login-mark'
import { common } from './common'

const gateway = loginGateway(common)

/** The login. A cancelled binding has no session to end. */
export const login = {
  ...gateway,
  agreement: (type: Parameters<LoginGateway['agreement']>[0], signal?: AbortSignal) =>
    loginGateway(common, { signal }).agreement(type),
  fetchScan: (signal?: AbortSignal) => loginGateway(common, { signal }).fetchScan(),
  logout: async () => {
    if (hasLoginMark()) await gateway.logout()
  },
} satisfies LoginGateway

/** The calls of the check before a login, with the work that a browser does for it. */
export const slider = { ...common.login, solveWork }
