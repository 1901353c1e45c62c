import { isApiKey } from '@zhushutong/domain/api-keys'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { captchaHandlers, createAlibabaCaptcha, sliderCaptcha } from '../captcha'
import { createMailSender } from '../mail'
import type { Feature } from '../platform/feature'
import { mountGroup } from '../platform/http'
import { createSmsSender, sweepSmsCodes } from '../sms'
import { closeDueAccounts } from './closing/closing.store'
import { createUnsavedUse, keysHandlers, resolveApiKey, saveKeyUse, sweepApiKeys } from './keys'
import { sweepLoginAttempts } from './login/login.limits'
import { loginHandlers } from './login/login.routes'
import { loginService } from './login/login.service'
import { mailHandlers, sweepMailCodes } from './mail'
import { profileHandlers } from './profile.routes'
import { securityHandlers } from './security.routes'
import { securityService } from './security.service'
import { resolveSession, sweepSessions } from './session.store'
import { createWechatLogin, mountCallback, scanHandlers, scanService, sweepScans } from './wechat'

/** Interval in ms of storing the use of API keys. */
const SAVE_KEYS_EVERY = 5_000

const SWEEPS = [sweepSessions, sweepSmsCodes, sweepMailCodes, sweepLoginAttempts, sweepScans, sweepApiKeys]

export const accountFeature: Feature = (deps) => {
  const { config, database, clock } = deps
  const { orm } = database
  const options = { withDemoAccounts: config.SANDBOX, trialDays: config.TRIAL_DAYS }
  const slider = sliderCaptcha(database, clock, config.CAPTCHA_DIFFICULTY)
  const sender = createSmsSender(deps)
  const mailSender = createMailSender(deps)
  const login = loginService({ database, captcha: slider, sender, options })
  const wechat = createWechatLogin(deps)
  const scanning = scanService({ wechat, database, clock, options })
  const unsaved = createUnsavedUse()
  const security = securityService({ database, clock, captcha: slider, sender })

  return {
    resolveSession: (token) =>
      isApiKey(token)
        ? resolveApiKey(orm, unsaved, token, clock.now(), config.SANDBOX)
        : resolveSession(orm, token, clock.now(), config.SANDBOX),
    routes(app) {
      const handlers = {
        ...captchaHandlers(deps, slider, createAlibabaCaptcha(deps)),
        ...loginHandlers(login),
        ...scanHandlers(scanning, clock),
      }
      mountGroup(app, contract.login, handlers, deps.calls)
      mountGroup(app, contract.profile, profileHandlers(database, config), deps.calls)
      mountGroup(app, contract.memberMail, mailHandlers(database, mailSender), deps.calls)
      mountGroup(app, contract.security, securityHandlers(database, security), deps.calls)
      mountGroup(app, contract.apiKeys, keysHandlers(database, unsaved), deps.calls)
      if (wechat) mountCallback(app, scanning, clock)
    },
    jobs: [
      { name: 'save use of keys', every: SAVE_KEYS_EVERY, run: () => saveKeyUse(orm, unsaved) },
      {
        name: 'close accounts',
        every: HOUR_MS,
        run: () => closeDueAccounts(orm, deps.closeAccount, clock.now()),
      },
      {
        name: 'sweep logins',
        every: HOUR_MS,
        async run() {
          await slider.sweep()
          for (const sweep of SWEEPS) await sweep(orm, clock.now())
        },
      },
    ],
    close: () =>
      saveKeyUse(orm, unsaved).catch((err: unknown) =>
        deps.log.error({ err }, 'use of keys in the last seconds was not saved'),
      ),
  }
}
