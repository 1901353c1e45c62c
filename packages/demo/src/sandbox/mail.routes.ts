import { formatTime, html } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { refuse, show } from './page'
import type { SandboxPorts, SentMail } from './sandbox.ports'

/** Shows a line that is a URL as a link, like a mail program. */
const lineOf = (line: string) =>
  /^https?:\/\/\S+$/.test(line) ? html`<p><a href="${line}">${line}</a></p>` : html`<p>${line}</p>`

const cardOf = ({ to, subject, text, sentAt, files }: SentMail) => {
  const lines = text.split('\n').map(lineOf)
  const links = files.map(
    ({ id, name, bytes }) =>
      html`<p><a href="/sandbox/mails/files/${id}">${name}</a> <small>${Math.ceil(bytes / 1024)} KB</small></p>`,
  )
  return html`<div class="card"><p><strong>${subject}</strong> <small>${formatTime(sentAt)}</small></p><p class="soft">发给 ${to}</p>${lines}${links}</div>`
}

/** The sent mails with attachments; `?to=` filters by address. */
export function mountMails(app: FastifyInstance, mails: NonNullable<SandboxPorts['mails']>): void {
  app.get<{ Querystring: { to?: string } }>('/sandbox/mails', async (request, reply) => {
    const to = typeof request.query.to === 'string' ? request.query.to : null
    const rows = await mails.mails(to)
    return show(request, reply, rows, () => ({
      title: '邮件',
      body: html`<p class="soft">沙箱不会真的发送邮件，内容和附件都在这里。刷新页面查看最新一封。</p>${rows.length > 0 ? rows.map(cardOf) : html`<div class="card">还没有邮件</div>`}`,
    }))
  })

  app.get<{ Params: { fileId: string } }>('/sandbox/mails/files/:fileId', async (request, reply) => {
    const file = await mails.file(request.params.fileId)
    if (!file) return refuse(request, reply, 404, '没有这个附件')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .type(file.mimeType)
      .send(file.stream)
  })
}
