import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { sliderCaptcha, sliderHandlers } from '../captcha'
import type { Feature } from '../platform/feature'
import { mountGroup } from '../platform/http'
import { sandboxOutbox, smsStore } from '../sms'
import { accountStore } from './account.store'
import { loginLimits } from './login.limits'
import { loginHandlers } from './login.routes'
import { loginService } from './login.service'
import { profileHandlers } from './profile.routes'
import { sessionStore } from './session.store'
import { createSessionStarter } from './start-session'
import { createWechatLogin, scanRoutes, scanService, scanStore } from './wechat'

/** Accounts: login, sessions and the member's own profile. */
export const accountFeature: Feature = (deps) => {
  const { config, database, clock } = deps
  const withDemoAccounts = config.SANDBOX
  const sessions = sessionStore(database, clock, { withDemoAccounts })
  const slider = sliderCaptcha(database, clock)
  const codes = smsStore(database, sandboxOutbox(database, clock), clock)
  const limits = loginLimits(database, clock)
  const accounts = accountStore(database, clock, { withDemoAccounts })
  const openLogin = createSessionStarter(sessions)
  const login = loginService({ accounts, sessions, captcha: slider, codes, limits, openLogin })
  const wechat = createWechatLogin(deps)
  const scans = scanStore(database, clock)
  const scan = scanRoutes(scanService({ wechat, scans, accounts, codes, openLogin }), clock)

  return {
    resolveSession: (token) => sessions.resolve(token),
    routes(app) {
      const handlers = { ...sliderHandlers(deps, slider), ...loginHandlers(login), ...scan.handlers }
      mountGroup(app, contract.login, handlers, deps.calls)
      mountGroup(app, contract.profile, profileHandlers(database), deps.calls)
      if (wechat) scan.mountCallback(app)
    },
    jobs: [
      {
        name: 'sweep logins',
        every: HOUR_MS,
        async run() {
          for (const store of [sessions, slider, codes, limits, scans]) await store.sweep()
        },
      },
    ],
  }
}
