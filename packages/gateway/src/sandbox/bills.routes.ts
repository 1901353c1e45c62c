import { html } from '@zhushutong/domain/formatting'
import type { Deps } from '../platform/feature'
import { isForeignForm, type Server } from '../platform/http'
import { compareBills, createCashier, listSandboxMethods } from '../purchase'
import { refuse, show, wantsHtml } from './page'

/** Reconciles the cashier's bills at once; otherwise the gateway does so every hour of real time. */
export function mountBills(app: Server, deps: Deps): void {
  const { config, database, clock, log } = deps
  const { providerOf } = createCashier(deps)
  const channels = listSandboxMethods(config)

  app.get('/sandbox/bills', async (request, reply) =>
    show(request, reply, { channels }, () => ({
      title: '账单',
      body: html`<div class="card"><p class="soft">取回收银台前几天的账单并核对，结果在运营台的“对账”里。</p><form method="post" action="/sandbox/bills"><button class="main">取回账单并核对</button></form></div>`,
    })),
  )

  app.post('/sandbox/bills', async (request, reply) => {
    if (isForeignForm(request)) return refuse(request, reply, 403, '请在沙箱页面上操作')
    await compareBills(database.orm, channels.map(providerOf), clock.now(), log)
    return wantsHtml(request) ? reply.redirect('/sandbox/bills', 303) : reply.send({ channels })
  })
}
