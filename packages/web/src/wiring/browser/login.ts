import type { LoginGateway } from '@zhushutong/domain/login'
import { loginGateway } from '@zhushutong/sdk/adapters'
import type { BrowserClient } from './client'
import { hasLoginMark } from './login-mark'

/** The login. Who gives a binding up has no session yet that could be ended. */
export const createLogin = (client: BrowserClient): LoginGateway => {
  const login = loginGateway(client)
  return {
    ...login,
    logout: async () => {
      if (hasLoginMark()) await login.logout()
    },
  }
}
