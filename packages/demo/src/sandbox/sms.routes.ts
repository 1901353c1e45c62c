import { formatTime, html } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { refuse, show } from './page'
import type { SandboxPorts, SentMessage } from './sandbox.ports'

const codeOf = (text: string): string | null => /\b(\d{6})\b/.exec(text)?.[1] ?? null

const withCode = ({ mobile, text, sentAt }: SentMessage) => ({ mobile, code: codeOf(text), text, sentAt })

/** The sent messages; `?mobile=` returns only the latest to that number. */
export function mountSms(app: FastifyInstance, outbox: NonNullable<SandboxPorts['sms']>): void {
  app.get<{ Querystring: { mobile?: string } }>('/sandbox/sms', async (request, reply) => {
    const mobile = typeof request.query.mobile === 'string' ? request.query.mobile : null
    const messages = (await outbox.listMessages(mobile, mobile === null ? 50 : 1)).map(withCode)
    if (mobile !== null && messages.length === 0)
      return refuse(request, reply, 404, '没有发给这个手机号的短信')
    const cards = messages.map(
      (message) =>
        html`<div class="card"><p><strong>${message.mobile}</strong> <small>${formatTime(message.sentAt)}</small></p><p>${message.text}</p></div>`,
    )
    return show(request, reply, mobile === null ? messages : messages[0], () => ({
      title: '短信',
      body: html`<p class="soft">沙箱不会真的发送短信，内容都在这里。刷新页面查看最新一条。</p>${cards.length > 0 ? cards : html`<div class="card">还没有短信</div>`}`,
    }))
  })
}
