import type { FastifyReply } from 'fastify'
import type { CallbackOutcome } from './scan.service'

interface CallbackText {
  readonly status: number
  readonly title: string
  readonly text: string
}

const TEXTS: Readonly<Record<CallbackOutcome | 'often', CallbackText>> = {
  confirmed: { status: 200, title: '已确认登录', text: '请回到登录的页面继续，这个页面可以关闭。' },
  cancelled: { status: 200, title: '已取消登录', text: '需要登录时，请回到登录的页面刷新二维码。' },
  over: { status: 400, title: '二维码已失效', text: '请回到登录的页面刷新二维码，再扫一次。' },
  refused: { status: 400, title: '微信授权已失效', text: '请回到登录的页面刷新二维码，再扫一次。' },
  unavailable: { status: 502, title: '暂时连接不上微信', text: '请稍后刷新本页，或使用短信登录。' },
  often: { status: 429, title: '操作过于频繁', text: '请稍后刷新本页。' },
}

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;display:grid;place-items:center;min-height:100vh;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}h1{font-size:22px;margin:0}p{margin:8px 0}'

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The page shown to a user who comes back from WeChat. It contains nothing from the request. */
export function callbackPage(reply: FastifyReply, returned: CallbackOutcome | 'often') {
  const { status, title, text } = TEXTS[returned]
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', CSP)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · 筑数通</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
    )
}
