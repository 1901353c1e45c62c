import { html } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { mountAccounts } from './accounts.routes'
import { mountBills } from './bills.routes'
import { mountCaptcha } from './captcha.routes'
import { mountCashier } from './cashier.routes'
import { mountClock } from './clock.routes'
import { mountSigning } from './esign.routes'
import { mountMails } from './mail.routes'
import { refuse, show } from './page'
import type { SandboxPorts } from './sandbox.ports'
import { mountSms } from './sms.routes'
import { mountStaff } from './staff.routes'
import { mountWechat } from './wechat.routes'

interface SandboxPage {
  readonly path: string
  readonly title: string
  readonly mount: (app: FastifyInstance) => void
}

const listPages = (ports: SandboxPorts): SandboxPage[] => {
  const { sms, mails, cashier, bills, wechat, signing, clock } = ports
  const pages: readonly (SandboxPage | null)[] = [
    { path: '/sandbox/accounts', title: '演示账号', mount: (app) => mountAccounts(app, ports) },
    sms && { path: '/sandbox/sms', title: '短信', mount: (app) => mountSms(app, sms) },
    mails && { path: '/sandbox/mails', title: '邮件', mount: (app) => mountMails(app, mails) },
    cashier && { path: '/sandbox/cashier', title: '收银台', mount: (app) => mountCashier(app, cashier) },
    bills && { path: '/sandbox/bills', title: '账单', mount: (app) => mountBills(app, bills) },
    wechat && { path: wechat.path, title: '微信扫码', mount: (app) => mountWechat(app, wechat) },
    signing && { path: signing.path, title: '电子签', mount: (app) => mountSigning(app, signing) },
    { path: '/sandbox/staff', title: '运营台员工', mount: (app) => mountStaff(app, ports) },
    { path: '/sandbox/clock', title: '时钟', mount: (app) => mountClock(app, clock) },
  ]
  return pages.filter((page) => page !== null)
}

/**
 * Mounts the pages that simulate external services. `app` is a scope of its own that parses forms; every form of
 * another site is refused in it.
 */
export function mountSandbox(app: FastifyInstance, ports: SandboxPorts): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && ports.isForeignForm(request))
      return refuse(request, reply, 403, '请在沙箱页面上操作')
  })
  const pages = listPages(ports)
  for (const { mount } of pages) mount(app)
  if (ports.captcha) mountCaptcha(app, ports.captcha)
  const index = pages.map(({ path, title }) => ({ path, title }))
  app.get('/sandbox', async (request, reply) =>
    show(request, reply, index, () => ({
      title: '筑数通沙箱',
      body: html`<p class="soft">代替短信、支付等外部服务的页面，只在沙箱开启时存在。</p>${index.map(({ path, title }) => html`<div class="card"><a href="${path}">${title}</a></div>`)}`,
    })),
  )
}
