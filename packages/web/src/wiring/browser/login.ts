import type { AgreementType, LoginGateway, LoginRefusal } from '@zhushutong/domain/login'
import { loginGateway } from '@zhushutong/sdk/adapters'
import type { BrowserClient } from './client'
import { orFailure } from './failure'
import { hasLoginMark } from './login-mark'

/** The login. A cancelled binding has no session to end. */
export function createLogin(client: BrowserClient) {
  const login = loginGateway(client)
  return {
    ...login,
    agreement: (type: AgreementType, signal?: AbortSignal) =>
      loginGateway(client, { signal }).agreement(type),
    fetchScan: (signal?: AbortSignal) => loginGateway(client, { signal }).fetchScan(),
    trialUntil: async (signal?: AbortSignal): Promise<number | null | LoginRefusal> => {
      const vip = await orFailure(client.profile.vipInfo({}, { signal }))
      return 'error' in vip ? null : (vip.vipInfo?.overTime ?? null)
    },
    logout: async () => {
      if (hasLoginMark()) await login.logout()
    },
  } satisfies LoginGateway & { readonly trialUntil: unknown }
}
