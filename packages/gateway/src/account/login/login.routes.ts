import type { contract } from '@zhushutong/sdk/contract'
import { agreement } from '../../legal'
import type { Handlers } from '../../platform/http'
import type { LoginService } from './login.service'
import { requesterOf } from './requester'

type AccountHandlers = Pick<
  Handlers<typeof contract.login>,
  'sendSms' | 'bySms' | 'byBoss' | 'byPassword' | 'resetPassword' | 'logout' | 'agreement'
>

export function loginHandlers(login: LoginService): AccountHandlers {
  return {
    sendSms: ({ mobile, params }, { ip, now }) => login.sendSms(mobile, params, ip, now),
    bySms: (proof, context) => login.loginBySms(proof, requesterOf(context), context.now),
    byBoss: (proof, context) => login.loginBoss(proof, requesterOf(context), context.now),
    byPassword: (input, context) => login.loginByPassword(input, requesterOf(context), context.now),
    resetPassword: (proof, { now }) => login.resetPassword(proof, now),
    async logout(_, { token, now }) {
      if (token) await login.logout(token, now)
      return true
    },
    agreement: async ({ type }) => agreement(type),
  }
}
