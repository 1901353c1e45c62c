import { type Html, html } from '@zhushutong/domain/formatting'
import { NOTICE_POLICY } from '@zhushutong/domain/security-headers'
import type { FastifyReply } from 'fastify'

const STYLE: Html = {
  markup:
    ':root{color-scheme:light dark}body{margin:0;display:grid;place-items:center;min-height:100vh;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}main{max-width:26em}h1{font-size:22px;margin:0}p{margin:8px 0}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;text-align:left;margin:16px 0}dd{margin:0;overflow-wrap:anywhere}form{display:grid;gap:8px}button{min-height:44px;padding:0 16px;font:inherit;color:inherit;background:transparent;border:1px solid #8b95a3;border-radius:8px;cursor:pointer}button.main{background:#1f5fd6;border-color:#1f5fd6;color:#fff}',
}

export function sendNoticePage(reply: FastifyReply, status: number, title: string, body: Html) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', NOTICE_POLICY)
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · 筑数通</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
        .markup,
    )
}
