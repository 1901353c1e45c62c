import formBody from '@fastify/formbody'
import { html } from '@zhushutong/domain/formatting'
import { SANDBOX_WECHAT_PATH, scanStore, sessionStore } from '../account'
import { SANDBOX_ESIGN_PATH } from '../boss-orders'
import { sliderCaptcha } from '../captcha'
import { createSecretBox } from '../console'
import { createFiles } from '../files'
import { sandboxMails } from '../mail'
import { createSigners } from '../platform/config/signing-keys'
import type { Feature } from '../platform/feature'
import type { Server } from '../platform/http'
import { createCashier } from '../purchase'
import { sandboxOutbox } from '../sms'
import { mountAccounts } from './accounts.routes'
import { mountBills } from './bills.routes'
import { mountCaptcha } from './captcha.routes'
import { mountCashier } from './cashier.routes'
import { mountClock } from './clock.routes'
import { mountSigning } from './esign.routes'
import { mountMails } from './mail.routes'
import { show } from './page'
import { mountSms } from './sms.routes'
import { mountStaff } from './staff.routes'
import { mountWechat } from './wechat.routes'

/** Interval of the cashier's notifications, in ms. */
const CASHIER_EVERY = 1_000

interface SandboxPage {
  readonly path: string
  readonly title: string
  readonly mount: (app: Server) => void
}

/** Maximum bytes of a form. */
const FORM_LIMIT = 4096

/**
 * Pages that simulate external services. With SANDBOX off there are none; with a production adapter, the
 * adapter's sandbox page is missing.
 */
export const sandboxFeature: Feature = (deps) => {
  const { config, database, clock } = deps
  if (!config.SANDBOX) return {}
  const { cashier } = createCashier(deps)
  const withCashier = config.WECHAT_PAY_PROVIDER === 'sandbox' || config.ALIPAY_PROVIDER === 'sandbox'
  const slider = sliderCaptcha(database, clock, config.CAPTCHA_DIFFICULTY)
  const outbox = sandboxOutbox(database, clock)
  const sessions = sessionStore(database, clock)

  const pages: readonly (SandboxPage | false)[] = [
    { path: '/sandbox/accounts', title: '演示账号', mount: (app) => mountAccounts(app, sessions) },
    config.SMS_PROVIDER === 'sandbox' && {
      path: '/sandbox/sms',
      title: '短信',
      mount: (app) => mountSms(app, outbox),
    },
    config.MAIL_PROVIDER === 'sandbox' && {
      path: '/sandbox/mails',
      title: '邮件',
      mount: (app) => mountMails(app, sandboxMails(createFiles(deps), clock)),
    },
    withCashier && {
      path: '/sandbox/cashier',
      title: '收银台',
      mount: (app) => mountCashier(app, deps, cashier),
    },
    withCashier && { path: '/sandbox/bills', title: '账单', mount: (app) => mountBills(app, deps) },
    config.WECHAT_LOGIN_PROVIDER === 'sandbox' && {
      path: SANDBOX_WECHAT_PATH,
      title: '微信扫码',
      mount: (app) => mountWechat(app, scanStore(database, clock)),
    },
    config.ESIGN_PROVIDER === 'sandbox' && {
      path: SANDBOX_ESIGN_PATH,
      title: '电子签',
      mount: (app) => mountSigning(app, deps, createSigners(config).agreements),
    },
    {
      path: '/sandbox/staff',
      title: '运营台员工',
      mount: (app) => mountStaff(app, database, clock, createSecretBox(config)),
    },
    { path: '/sandbox/clock', title: '时钟', mount: (app) => mountClock(app, clock) },
  ]
  const mounted = pages.filter((page) => page !== false)
  const index = mounted.map(({ path, title }) => ({ path, title }))

  return {
    routes(root) {
      root.register(async (app) => {
        app.register(formBody, { bodyLimit: FORM_LIMIT })
        for (const { mount } of mounted) mount(app)
        if (config.CAPTCHA_PROVIDER === 'embedded') mountCaptcha(app, slider)
        app.get('/sandbox', async (request, reply) =>
          show(request, reply, index, () => ({
            title: '筑数通沙箱',
            body: html`<p class="soft">代替短信、支付等外部服务的页面，只在沙箱开启时存在。</p>${index.map(({ path, title }) => html`<div class="card"><a href="${path}">${title}</a></div>`)}`,
          })),
        )
      })
    },
    jobs: withCashier ? [{ name: 'sandbox cashier', every: CASHIER_EVERY, run: cashier.runDue }] : [],
  }
}
