import { formatTime, html } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { findContractByFlow, findWaitingContracts, SANDBOX_ESIGN_PATH, signCallback } from '../boss-orders'
import type { Signer } from '../platform/config/signing-keys'
import type { Deps } from '../platform/feature'
import { isForeignForm, type Server } from '../platform/http'
import { refuse, show, wantsHtml } from './page'

type Contract = NonNullable<Awaited<ReturnType<typeof findContractByFlow>>>

const STATES = { 'to-sign': '待签署', signed: '已签署', refused: '已拒签', withdrawn: '已撤回' } as const

/** Timeout of the gateway's answer, in ms. */
const ANSWER_WITHIN = 5_000

const form = ({ id }: Contract) => html`<form method="post" action="${SANDBOX_ESIGN_PATH}/${id}">
<p><label>签署人 <input name="signerName" maxlength="20" required autocomplete="name"></label></p>
<p><label>拒签的原因 <input name="reason" maxlength="100"></label></p>
<div class="row"><button class="main" name="outcome" value="signed">签署合同</button><button name="outcome" value="refused">拒签</button></div></form>`

const contractPage = (offered: Contract) => ({
  title: offered.title,
  body: html`<div class="card"><p class="soft">${STATES[offered.state]} · ${formatTime(offered.offeredAt)} 发出</p>${offered.text
    .split('\n')
    .map(
      (line) => html`<p>${line}</p>`,
    )}</div><div class="card"><p class="soft"><small>正文 SHA-256：<code>${offered.digest}</code></small></p>${
    offered.state === 'to-sign' ? form(offered) : html`<p>${STATES[offered.state]}，请返回订单查看。</p>`
  }</div><p class="soft">这是沙箱代替电子签服务的页面，签署没有法律效力。</p>`,
})

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.trim().slice(0, most) : '')

/** The sandbox's signing service: shows a contract, and reports its signature or refusal to the gateway. */
export function mountSigning(app: Server, { database: { orm }, clock, origins }: Deps, signer: Signer): void {
  const tell = async (
    offered: Contract,
    outcome: 'signed' | 'refused',
    signerName: string,
    reason: string,
  ) => {
    const now = clock.now()
    const callback = {
      flowNo: offered.id,
      outcome,
      signerName,
      reason,
      digest: offered.digest,
      decideTime: now,
      timestamp: now,
    }
    const answer = await fetch(`${origins.own()}${contract.bossOrder.agreementCallback.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signCallback(callback, signer)),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    return (await answer.json()) as { readonly statusCode: string; readonly statusMessage: string }
  }

  app.get(SANDBOX_ESIGN_PATH, async (request, reply) => {
    const waiting = await findWaitingContracts(orm)
    const facts = waiting.map(({ id, title, offeredAt }) => ({ flowNo: id, title, offeredAt }))
    return show(request, reply, facts, () => ({
      title: '电子签',
      body: html`${
        waiting.length === 0
          ? html`<div class="card">没有待签署的合同</div>`
          : waiting.map(
              ({ id, title }) =>
                html`<div class="card"><a href="${SANDBOX_ESIGN_PATH}/${id}">${title}</a></div>`,
            )
      }`,
    }))
  })

  app.get<{ Params: { flowNo: string } }>(`${SANDBOX_ESIGN_PATH}/:flowNo`, async (request, reply) => {
    const offered = await findContractByFlow(orm, request.params.flowNo)
    if (!offered) return refuse(request, reply, 404, '没有这份合同')
    const { id, title, text: body, digest, state } = offered
    return show(request, reply, { flowNo: id, title, text: body, digest, state }, () => contractPage(offered))
  })

  app.post<{ Params: { flowNo: string }; Body: Readonly<Record<string, unknown>> | undefined }>(
    `${SANDBOX_ESIGN_PATH}/:flowNo`,
    async (request, reply) => {
      if (isForeignForm(request)) return refuse(request, reply, 403, '请在沙箱页面上操作')
      const offered = await findContractByFlow(orm, request.params.flowNo)
      if (!offered) return refuse(request, reply, 404, '没有这份合同')
      const { outcome, signerName, reason } = request.body ?? {}
      if (outcome !== 'signed' && outcome !== 'refused')
        return refuse(request, reply, 400, 'outcome 应为 signed 或 refused')
      const signer = text(signerName, 20)
      if (signer === '') return refuse(request, reply, 400, '请填写签署人')
      const answer = await tell(offered, outcome, signer, outcome === 'refused' ? text(reason, 100) : '')
      if (answer.statusCode !== '00000') return refuse(request, reply, 409, answer.statusMessage)
      const page = `${SANDBOX_ESIGN_PATH}/${offered.id}`
      return wantsHtml(request) ? reply.redirect(page, 303) : reply.send({ flowNo: offered.id, outcome })
    },
  )
}
