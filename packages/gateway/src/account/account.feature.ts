import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { captchaStore, sliderHandlers } from '../captcha'
import { mountGroup, type Server } from '../http'
import { sandboxOutbox, smsStore } from '../sms'
import { accountStore } from './account.store'
import { loginOpener } from './logged-in'
import { loginLimits } from './login.limits'
import { loginHandlers } from './login.routes'
import { loginService } from './login.service'
import { profileHandlers } from './profile.routes'
import { seedAccounts } from './seed-accounts'
import { sessionStore } from './session.store'
import { chosenWechat, scanRoutes, scanService, scanStore, seedWechats } from './wechat'

const HOUR = 3_600_000

/** Accounts: login, session and what a user sees of themselves. */
export const accountFeature: Feature = (deps) => {
  const { config, database, clock } = deps
  if (config.SMS_PROVIDER !== 'sandbox')
    throw new Error(`SMS_PROVIDER ${config.SMS_PROVIDER} is not available yet`)
  if (config.CAPTCHA_PROVIDER !== 'embedded') {
    throw new Error(`CAPTCHA_PROVIDER ${config.CAPTCHA_PROVIDER} is not available yet`)
  }
  const sessions = sessionStore(database, clock)
  const captchas = captchaStore(database, clock)
  const codes = smsStore(database, sandboxOutbox(database, clock), clock)
  const limits = loginLimits(database, clock)
  const accounts = accountStore(database, clock)
  const openLogin = loginOpener(sessions)
  const login = loginService({ accounts, sessions, captchas, codes, limits, openLogin })
  let server: Server | undefined
  const wechat = chosenWechat(deps, () => server!)
  const scans = scanStore(database, clock)
  const scan = scanRoutes(scanService({ wechat, scans, accounts, codes, openLogin }), clock)

  return {
    resolveSession: (token) => sessions.resolve(token),
    routes(app) {
      server = app
      const handlers = { ...sliderHandlers(deps, captchas), ...loginHandlers(login), ...scan.handlers }
      mountGroup(app, contract.login, handlers, deps.calls)
      mountGroup(app, contract.profile, profileHandlers(database), deps.calls)
      if (wechat) scan.mountCallback(app)
    },
    async prepare() {
      if (!config.SANDBOX) return
      await seedAccounts(database, clock.now())
      if (config.WECHAT_LOGIN_PROVIDER === 'sandbox') await seedWechats(database, clock.now())
    },
    jobs: [
      {
        name: 'sweep logins',
        every: HOUR,
        async run() {
          for (const store of [sessions, captchas, codes, limits, scans]) await store.sweep()
        },
      },
    ],
  }
}
