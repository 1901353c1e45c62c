import { type Html, html } from '@zhushutong/domain/formatting'
import { NOTICE_POLICY } from '@zhushutong/domain/security-headers'
import type { FastifyReply, FastifyRequest } from 'fastify'

const STYLE = `
:root{color-scheme:light dark;--bg:#f6f7f9;--card:#fff;--ink:#1b2330;--soft:#5b6675;--line:#dfe4ea;--brand:#1f5fd6;--on:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#12161c;--card:#1b2129;--ink:#e8ecf1;--soft:#9aa6b4;--line:#2e3742;--brand:#7aa7ff;--on:#0d1420}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:760px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:22px;margin:8px 0 4px}p{margin:8px 0}.soft,small{color:var(--soft)}
nav{font-size:14px}a{color:var(--brand)}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:16px;margin:12px 0;overflow-wrap:anywhere}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);white-space:nowrap}
.sum{font-size:32px;font-weight:600;font-variant-numeric:tabular-nums}
form{display:inline}.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
button,.button{min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit;cursor:pointer;text-decoration:none;display:inline-flex;align-items:center}
button.main{background:var(--brand);border-color:var(--brand);color:var(--on)}
button:focus-visible,a:focus-visible,input:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
input{min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit}
code{font-variant-numeric:tabular-nums}`

const layout = (title: string, body: Html): string =>
  html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · 筑数通沙箱</title><style>${{ markup: STYLE }}</style></head><body><main><nav><a href="/sandbox">沙箱</a></nav><h1>${title}</h1>${body}</main></body></html>`
    .markup

export interface Page {
  readonly title: string
  readonly body: Html
}

export function wantsHtml(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html')
}

/** Sends the same data as an HTML page or as JSON for scripts, by the Accept header. */
export function show(request: FastifyRequest, reply: FastifyReply, facts: unknown, page: () => Page) {
  reply.header('cache-control', 'no-store').header('vary', 'Accept')
  if (!wantsHtml(request)) return reply.send(facts)
  const { title, body } = page()
  return reply
    .header('content-security-policy', NOTICE_POLICY)
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(layout(title, body))
}

export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  reply.code(status)
  return show(request, reply, { error: message }, () => ({
    title: '无法完成',
    body: html`<div class="card"><p>${message}</p></div>`,
  }))
}
