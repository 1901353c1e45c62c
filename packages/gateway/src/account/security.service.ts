import { maskPhone } from '@zhushutong/domain/formatting'
import { isDemoAccountId } from '@zhushutong/domain/login'
import { codeText } from '@zhushutong/sdk/contract'
import type { Captcha } from '../captcha'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { CODES, type Failure } from '../platform/http'
import { consumeSmsCode, consumeSmsCodes, type SmsSender, sendSmsCode } from '../sms'
import { type Closing, saveClosingRequest } from './closing/closing.store'
import { tooSoon } from './login/login.service'
import type { UserRow } from './member'
import { changeMobile } from './mobile/change-mobile'
import { findUser } from './user.store'

interface Parts {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
  readonly captcha: Captcha
  readonly sender: SmsSender
}

const OWN_SCENES = ['unbind', 'close', 'claim'] as const
type OwnScene = (typeof OWN_SCENES)[number]

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

const isOwnScene = (scene: string): scene is OwnScene => OWN_SCENES.some((own) => own === scene)

/**
 * Changes by an account's owner, confirmed by a code to the owner's number: a new number, and closing the account
 * (LEG-03). Demo accounts are shared, so these changes are refused.
 */
export function securityService({ database, clock, captcha, sender }: Parts) {
  const { orm } = database

  const findOwner = async (userId: string): Promise<UserRow | Failure> => {
    const user = await findUser(orm, userId)
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
      const sent = await sendSmsCode(orm, sender, { mobile: user.mobile, ip, scene }, now)
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
      const proofs = [
        { smsId, mobile: user.mobile, scene: 'unbind', code: validationCode },
        { smsId: newSmsId, mobile, scene: 'rebind', code: newValidationCode },
      ] as const
      const refusals = await consumeSmsCodes(orm, proofs, clock.now())
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
      const now = clock.now()
      const refused = await consumeSmsCode(orm, { smsId, mobile: user.mobile, scene: 'close', code }, now)
      return refused
        ? wrong('validationCode', codeText(refused.error))
        : saveClosingRequest(orm, userId, reason, now)
    },
  }
}

export type SecurityService = ReturnType<typeof securityService>
