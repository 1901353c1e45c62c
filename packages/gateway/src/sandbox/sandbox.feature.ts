import formBody from '@fastify/formbody'
import type { SandboxPorts } from '@zhushutong/demo/sandbox'
import { SCAN_CALLBACK_PATH } from '@zhushutong/sdk/contract'
import { insertSession, markScanned, requesterOf, SANDBOX_WECHAT_PATH, sandboxCode } from '../account'
import { sliderCaptcha } from '../captcha'
import { createSecretBox, listDemoStaff } from '../console'
import { createFiles } from '../files'
import { sandboxMails } from '../mail'
import { createSigners } from '../platform/config/signing-keys'
import type { Deps, Feature } from '../platform/feature'
import { isForeignForm } from '../platform/http'
import { compareBills, createCashier, listSandboxMethods } from '../purchase'
import { sandboxOutbox } from '../sms'
import { createCashierDesk } from './cashier-desk'
import { createSigningDesk } from './signing-desk'

/** Interval of the cashier's notifications, in ms. */
const CASHIER_EVERY = 1_000

/** Maximum bytes of a form. */
const FORM_LIMIT = 4096

/** Payments of the sandbox; null when every provider is real. */
const createPayments = (deps: Deps) => {
  const { config, database, clock, log } = deps
  const channels = listSandboxMethods(config)
  if (channels.length === 0) return null
  const { cashier, providerOf } = createCashier(deps)
  return {
    desk: createCashierDesk(deps, cashier),
    bills: {
      channels,
      compare: () => compareBills(database.orm, channels.map(providerOf), clock.now(), log),
    },
    runDue: cashier.runDue,
  }
}

const createPorts = (deps: Deps, payments: ReturnType<typeof createPayments>): SandboxPorts => {
  const { config, database, clock } = deps
  const box = createSecretBox(config)
  return {
    clock,
    isForeignForm,
    openSession: (accountId, request) =>
      insertSession(database.orm, accountId, requesterOf(request), clock.now()),
    sms: config.SMS_PROVIDER === 'sandbox' ? sandboxOutbox(database, clock) : null,
    mails: config.MAIL_PROVIDER === 'sandbox' ? sandboxMails(createFiles(deps), clock) : null,
    cashier: payments?.desk ?? null,
    bills: payments?.bills ?? null,
    wechat:
      config.WECHAT_LOGIN_PROVIDER === 'sandbox'
        ? {
            path: SANDBOX_WECHAT_PATH,
            callbackPath: SCAN_CALLBACK_PATH,
            open: (state) => markScanned(database.orm, state, clock.now()),
            createCode: sandboxCode,
          }
        : null,
    signing:
      config.ESIGN_PROVIDER === 'sandbox' ? createSigningDesk(deps, createSigners(config).agreements) : null,
    listStaff: () => listDemoStaff(database, box, clock.now()),
    captcha:
      config.CAPTCHA_PROVIDER === 'embedded'
        ? sliderCaptcha(database, clock, config.CAPTCHA_DIFFICULTY)
        : null,
  }
}

/**
 * Pages that simulate external services. With SANDBOX off there are none; with a production adapter, the
 * adapter's sandbox page is missing.
 */
export const sandboxFeature: Feature = (deps) => {
  if (!deps.config.SANDBOX) return {}
  const payments = createPayments(deps)
  return {
    routes(root) {
      root.register(async (app) => {
        app.register(formBody, { bodyLimit: FORM_LIMIT })
        const { mountSandbox } = await import('@zhushutong/demo/sandbox')
        mountSandbox(app, createPorts(deps, payments))
      })
    },
    jobs: payments ? [{ name: 'sandbox cashier', every: CASHIER_EVERY, run: payments.runDue }] : [],
  }
}
