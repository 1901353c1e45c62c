import { formatTime, html } from '@zhushutong/domain/formatting'
import type { FastifyReply } from 'fastify'
import { sendNoticePage } from '../../platform/http/notice.page'
import type { CallbackOutcome, Question } from './scan.service'

interface CallbackText {
  readonly status: number
  readonly title: string
  readonly text: string
}

type CallbackEnd = CallbackOutcome | 'often'

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

/** The page after WeChat's redirect. It contains nothing from the request. */
export function callbackPage(reply: FastifyReply, returned: CallbackEnd) {
  const { status, title, text } = TEXTS[returned]
  return sendNoticePage(reply, status, title, html`<p>${text}</p>`)
}

/** Shows the browser that requested the login, and asks the user to confirm it; `action` is the URL of the form. */
export function questionPage(
  reply: FastifyReply,
  { device, address, place, askedAt }: Question,
  action: string,
) {
  const body = html`<p>下面的设备请求用您的微信登录：</p><dl><dt>设备</dt><dd>${device}</dd><dt>网络地址</dt><dd>${address ?? '未知'}${place === null ? '' : `（${place}）`}</dd><dt>时间</dt><dd>${formatTime(askedAt)}</dd></dl><p><strong>不是您本人在登录？请取消。</strong>确认后，这台设备就能使用您的账号。</p><form method="post" action="${action}"><button name="answer" value="no">不是我，取消</button><button class="main" name="answer" value="yes">是我本人，确认登录</button></form>`
  return sendNoticePage(reply, 200, '确认是您本人在登录', body)
}
