import { html } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { show, wantsHtml } from './page'
import type { BillsDesk } from './sandbox.ports'

/** Reconciles the cashier's bills at once; otherwise the gateway does so every hour of real time. */
export function mountBills(app: FastifyInstance, { channels, compare }: BillsDesk): void {
  app.get('/sandbox/bills', async (request, reply) =>
    show(request, reply, { channels }, () => ({
      title: '账单',
      body: html`<div class="card"><p class="soft">取回收银台前几天的账单并核对，结果在运营台的“对账”里。</p><form method="post" action="/sandbox/bills"><button class="main">取回账单并核对</button></form></div>`,
    })),
  )

  app.post('/sandbox/bills', async (request, reply) => {
    await compare()
    return wantsHtml(request) ? reply.redirect('/sandbox/bills', 303) : reply.send({ channels })
  })
}
