import { NOTICE_POLICY } from '@zhushutong/domain/security-headers'
import type { FastifyReply } from 'fastify'
import { type Html, html } from '../../platform/http/html'
import { timeText } from '../../platform/http/time-text'
import type { CallbackOutcome, Question } from './scan.service'

interface CallbackText {
  readonly status: number
  readonly title: string
  readonly text: string
}

export type CallbackEnd = CallbackOutcome | 'often'

const TEXTS: Readonly<Record<CallbackEnd, CallbackText>> = {
  confirmed: { status: 200, title: '已确认登录', text: '请回到登录的页面继续，这个页面可以关闭。' },
  cancelled: { status: 200, title: '已取消登录', text: '需要登录时，请回到登录的页面刷新二维码。' },
  over: { status: 400, title: '二维码已失效', text: '请回到登录的页面刷新二维码，再扫一次。' },
  foreign: {
    status: 403,
    title: '没有登录',
    text: '这次登录不是在这个浏览器里发起的。如果链接是别人发给您的，请不要再打开；要登录，请在自己的浏览器里打开筑数通，重新扫码。',
  },
  refused: { status: 400, title: '微信授权已失效', text: '请回到登录的页面刷新二维码，再扫一次。' },
  unavailable: { status: 502, title: '暂时连接不上微信', text: '请稍后刷新本页，或使用短信登录。' },
  often: { status: 429, title: '操作过于频繁', text: '请稍后刷新本页。' },
}

const STYLE: Html = {
  markup:
    ':root{color-scheme:light dark}body{margin:0;display:grid;place-items:center;min-height:100vh;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}main{max-width:26em}h1{font-size:22px;margin:0}p{margin:8px 0}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;text-align:left;margin:16px 0}dd{margin:0;overflow-wrap:anywhere}form{display:grid;gap:8px}button{min-height:44px;padding:0 16px;font:inherit;color:inherit;background:transparent;border:1px solid #8b95a3;border-radius:8px;cursor:pointer}button.main{background:#1f5fd6;border-color:#1f5fd6;color:#fff}',
}

const send = (reply: FastifyReply, status: number, title: string, body: Html) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', NOTICE_POLICY)
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · 筑数通</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
        .markup,
    )

/** The page shown to a user who comes back from WeChat. It contains nothing from the request. */
export function callbackPage(reply: FastifyReply, returned: CallbackEnd) {
  const { status, title, text } = TEXTS[returned]
  return send(reply, status, title, html`<p>${text}</p>`)
}

/** Shows which browser asked for the login, and lets the user decide; `action` is the address that takes the answer. */
export function questionPage(
  reply: FastifyReply,
  { device, address, place, askedAt }: Question,
  action: string,
) {
  const body = html`<p>下面的设备请求用您的微信登录：</p><dl><dt>设备</dt><dd>${device}</dd><dt>网络地址</dt><dd>${address ?? '未知'}${place === null ? '' : `（${place}）`}</dd><dt>时间</dt><dd>${timeText(askedAt)}</dd></dl><p><strong>不是您本人在登录？请取消。</strong>确认后，这台设备就能使用您的账号。</p><form method="post" action="${action}"><button name="answer" value="no">不是我，取消</button><button class="main" name="answer" value="yes">是我本人，确认登录</button></form>`
  return send(reply, 200, '确认是您本人在登录', body)
}
