import { formatTime, html } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { type Page, refuse, show, wantsHtml } from './page'
import type { OfferedContract, SigningDesk } from './sandbox.ports'

const STATES = { 'to-sign': '待签署', signed: '已签署', refused: '已拒签', withdrawn: '已撤回' } as const

const form = (path: string, { id }: OfferedContract) => html`<form method="post" action="${path}/${id}">
<p><label>签署人 <input name="signerName" maxlength="20" required autocomplete="name"></label></p>
<p><label>拒签的原因 <input name="reason" maxlength="100"></label></p>
<div class="row"><button class="main" name="outcome" value="signed">签署合同</button><button name="outcome" value="refused">拒签</button></div></form>`

const contractPage = (path: string, offered: OfferedContract): Page => ({
  title: offered.title,
  body: html`<div class="card"><p class="soft">${STATES[offered.state]} · ${formatTime(offered.offeredAt)} 发出</p>${offered.text
    .split('\n')
    .map(
      (line) => html`<p>${line}</p>`,
    )}</div><div class="card"><p class="soft"><small>正文 SHA-256：<code>${offered.digest}</code></small></p>${
    offered.state === 'to-sign'
      ? form(path, offered)
      : html`<p>${STATES[offered.state]}，请返回订单查看。</p>`
  }</div><p class="soft">这是沙箱代替电子签服务的页面，签署没有法律效力。</p>`,
})

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.trim().slice(0, most) : '')

/** The sandbox's signing service: shows a contract, and reports its signature or refusal to the gateway. */
export function mountSigning(app: FastifyInstance, desk: SigningDesk): void {
  const { path } = desk

  app.get(path, async (request, reply) => {
    const waiting = await desk.listWaiting()
    const facts = waiting.map(({ id, title, offeredAt }) => ({ flowNo: id, title, offeredAt }))
    return show(request, reply, facts, () => ({
      title: '电子签',
      body: html`${
        waiting.length === 0
          ? html`<div class="card">没有待签署的合同</div>`
          : waiting.map(({ id, title }) => html`<div class="card"><a href="${path}/${id}">${title}</a></div>`)
      }`,
    }))
  })

  app.get<{ Params: { flowNo: string } }>(`${path}/:flowNo`, async (request, reply) => {
    const offered = await desk.find(request.params.flowNo)
    if (!offered) return refuse(request, reply, 404, '没有这份合同')
    const { id, title, text: body, digest, state } = offered
    return show(request, reply, { flowNo: id, title, text: body, digest, state }, () =>
      contractPage(path, offered),
    )
  })

  app.post<{ Params: { flowNo: string }; Body: Readonly<Record<string, unknown>> | undefined }>(
    `${path}/:flowNo`,
    async (request, reply) => {
      const offered = await desk.find(request.params.flowNo)
      if (!offered) return refuse(request, reply, 404, '没有这份合同')
      const { outcome, signerName, reason } = request.body ?? {}
      if (outcome !== 'signed' && outcome !== 'refused')
        return refuse(request, reply, 400, 'outcome 应为 signed 或 refused')
      const signer = text(signerName, 20)
      if (signer === '') return refuse(request, reply, 400, '请填写签署人')
      const why = outcome === 'refused' ? text(reason, 100) : ''
      const error = await desk.report(offered, outcome, signer, why)
      if (error !== null) return refuse(request, reply, 409, error)
      const page = `${path}/${offered.id}`
      return wantsHtml(request) ? reply.redirect(page, 303) : reply.send({ flowNo: offered.id, outcome })
    },
  )
}
