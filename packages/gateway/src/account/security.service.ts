import { maskPhone } from '@zhushutong/domain/formatting'
import { isDemoAccountId } from '@zhushutong/domain/login'
import { codeText } from '@zhushutong/sdk/contract'
import type { Captcha } from '../captcha'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { CODES, type Failure } from '../platform/http'
import type { SmsSender, SmsStore } from '../sms'
import type { AccountStore } from './account.store'
import { type Closing, saveClosingRequest } from './closing/closing.store'
import { tooSoon } from './login/login.service'
import type { UserRow } from './member'
import { changeMobile } from './mobile/change-mobile'

interface Parts {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
  readonly accounts: Pick<AccountStore, 'findById'>
  readonly captcha: Captcha
  readonly codes: SmsStore
  readonly sender: SmsSender
}

type OwnScene = 'unbind' | 'close'

interface OwnCode {
  readonly smsId: string
  readonly validationCode: string
}

interface NewMobile extends OwnCode {
  readonly mobile: string
  readonly newSmsId: string
  readonly newValidationCode: string
}

const DEMO: Failure = { error: '20021' }

/** An invalid field (00400). */
const wrong = (field: string, message: string | null): Failure => ({
  error: CODES.badRequest,
  data: { fields: [{ field, message }] },
})
const UNCHANGED = wrong('mobile', '新手机号与现在的相同，请换一个')
const TAKEN = wrong('mobile', '该手机号已绑定其他账号，请换一个')
const FIELDS = ['validationCode', 'newValidationCode'] as const

/** The browser does not know the user's number, so the slider is bound to the scene, and the code to the login. */
const OWN_NUMBER = ''

const isOwnScene = (scene: string): scene is OwnScene => scene === 'unbind' || scene === 'close'

/**
 * Changes by an account's owner, confirmed by a code to the owner's number: a new number, and closing the account
 * (LEG-03). Demo accounts are shared, so these changes are refused.
 */
export function securityService({ database, clock, accounts, captcha, codes, sender }: Parts) {
  const findOwner = async (userId: string): Promise<UserRow | Failure> => {
    const user = await accounts.findById(userId)
    if (!user) return { error: '00401' }
    return isDemoAccountId(userId) ? DEMO : user
  }

  return {
    async sendOwnCode(
      userId: string,
      { sign, scene }: { sign: string; scene: string },
      ip: string,
      now: number,
    ) {
      const user = await findOwner(userId)
      if ('error' in user) return user
      if (!isOwnScene(scene) || !(await captcha.consume(sign, scene, OWN_NUMBER))) return { error: '10002' }
      const sent = await codes.send({ mobile: user.mobile, ip, scene })
      if (!('error' in sent)) return sent
      return sent.error === '00133' ? tooSoon(sent.retryAt, now) : { error: sent.error }
    },

    /** Verifies both numbers, and notifies the old one. */
    async changeMobile(
      userId: string,
      newMobile: NewMobile,
      token: string,
    ): Promise<{ mobile: string } | Failure> {
      const user = await findOwner(userId)
      if ('error' in user) return user
      const { smsId, validationCode, mobile, newSmsId, newValidationCode } = newMobile
      if (mobile === user.mobile) return UNCHANGED
      const refusals = await codes.consumeAll([
        { smsId, mobile: user.mobile, scene: 'unbind', code: validationCode },
        { smsId: newSmsId, mobile, scene: 'rebind', code: newValidationCode },
      ])
      const at = refusals.findIndex((refused) => refused !== null)
      const refused = refusals[at]
      if (refused) return wrong(FIELDS[at] ?? '', codeText(refused.error))
      if (!(await changeMobile(database, clock, { userId, mobile, token }))) return TAKEN
      await sender.send(user.mobile, { kind: 'mobile-changed', lastDigits: mobile.slice(-4) })
      return { mobile: maskPhone(mobile) }
    },

    async requestClosing(
      userId: string,
      { smsId, validationCode: code, reason = null }: OwnCode & { readonly reason?: string | null },
    ): Promise<Closing | Failure> {
      const user = await findOwner(userId)
      if ('error' in user) return user
      const refused = await codes.consume(smsId, user.mobile, 'close', code)
      return refused
        ? wrong('validationCode', codeText(refused.error))
        : saveClosingRequest(database.orm, userId, reason, clock.now())
    },
  }
}

export type SecurityService = ReturnType<typeof securityService>
