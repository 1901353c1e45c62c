import { isApiKey } from '@zhushutong/domain/api-keys'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { captchaHandlers, createAlibabaCaptcha, sliderCaptcha } from '../captcha'
import { createMailSender } from '../mail'
import type { Feature } from '../platform/feature'
import { mountGroup } from '../platform/http'
import { createSmsSender, smsStore } from '../sms'
import { accountStore } from './account.store'
import { closeDueAccounts } from './closing/closing.store'
import { joinSeats } from './held-seats'
import { apiKeys } from './keys'
import { loginLimits } from './login/login.limits'
import { loginHandlers } from './login/login.routes'
import { loginService } from './login/login.service'
import { createSessionStarter } from './login/start-session'
import { mailCodeStore, mailHandlers } from './mail'
import { profileHandlers } from './profile.routes'
import { securityHandlers } from './security.routes'
import { securityService } from './security.service'
import { sessionStore } from './session.store'
import { createWechatLogin, mountCallback, scanHandlers, scanService, scanStore } from './wechat'

/** Interval in ms of storing the use of API keys. */
const SAVE_KEYS_EVERY = 5_000

export const accountFeature: Feature = (deps) => {
  const { config, database, clock } = deps
  const withDemoAccounts = config.SANDBOX
  const sessions = sessionStore(database, clock, { withDemoAccounts })
  const slider = sliderCaptcha(database, clock, config.CAPTCHA_DIFFICULTY)
  const sender = createSmsSender(deps)
  const codes = smsStore(database, sender, clock)
  const mailCodes = mailCodeStore(database, createMailSender(deps), clock)
  const limits = loginLimits(database, clock)
  const accounts = accountStore(database, clock, { withDemoAccounts, trialDays: config.TRIAL_DAYS })
  const openLogin = createSessionStarter(sessions, (user) => joinSeats(database.orm, user, clock.now()))
  const login = loginService({
    accounts,
    sessions,
    captcha: slider,
    codes,
    limits,
    database,
    openLogin,
  })
  const wechat = createWechatLogin(deps)
  const scans = scanStore(database, clock)
  const scanning = scanService({ wechat, scans, accounts, codes, openLogin })

  const keys = apiKeys(database, clock, { withDemoAccounts })
  const security = securityService({ database, clock, accounts, captcha: slider, codes, sender })

  return {
    resolveSession: (token) => (isApiKey(token) ? keys.store.resolve(token) : sessions.resolve(token)),
    routes(app) {
      const handlers = {
        ...captchaHandlers(deps, slider, createAlibabaCaptcha(deps)),
        ...loginHandlers(login),
        ...scanHandlers(scanning, clock),
      }
      mountGroup(app, contract.login, handlers, deps.calls)
      mountGroup(app, contract.profile, profileHandlers(database, config), deps.calls)
      mountGroup(app, contract.memberMail, mailHandlers(database, mailCodes), deps.calls)
      mountGroup(app, contract.security, securityHandlers(database, security), deps.calls)
      mountGroup(app, contract.apiKeys, keys.handlers, deps.calls)
      if (wechat) mountCallback(app, scanning, clock)
    },
    jobs: [
      { name: 'save use of keys', every: SAVE_KEYS_EVERY, run: () => keys.store.save() },
      {
        name: 'close accounts',
        every: HOUR_MS,
        run: () => closeDueAccounts(database.orm, deps.closeAccount, clock.now()),
      },
      {
        name: 'sweep logins',
        every: HOUR_MS,
        async run() {
          for (const store of [sessions, slider, codes, mailCodes, limits, scans, keys.store])
            await store.sweep()
        },
      },
    ],
    close: () =>
      keys.store
        .save()
        .catch((err: unknown) => deps.log.error({ err }, 'use of keys in the last seconds was not saved')),
  }
}
