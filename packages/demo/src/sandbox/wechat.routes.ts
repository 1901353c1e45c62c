import { type Html, html } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { DEMO_ACCOUNTS } from '../accounts'
import { type Page, refuse, show } from './page'
import type { WechatDesk } from './sandbox.ports'

/** The form's choices besides the accounts: an unbound WeChat, and cancelling. */
const NEW = 'new'
const CANCEL = 'cancel'

const CHOICES = [
  ...DEMO_ACCOUNTS.map(({ key, role }) => ({ as: key, label: `以「${role}」登录` })),
  { as: NEW, label: '用没有绑定账号的微信' },
  { as: CANCEL, label: '取消' },
]

const button = (path: string, state: string, { as, label }: (typeof CHOICES)[number]): Html =>
  html`<form method="post" action="${path}?state=${state}"><input type="hidden" name="as" value="${as}"><button>${label}</button></form>`

const confirmPage = (path: string, state: string): Page => ({
  title: '沙箱微信',
  body: html`<div class="card"><p>您正在用微信登录筑数通，请选择要用的微信：</p><div class="row">${CHOICES.map((choice) => button(path, state, choice))}</div></div><p class="soft">不选择的话，二维码在 2 分钟后失效。</p>`,
})

const aboutPage = (): Page => ({
  title: '微信扫码',
  body: html`<p class="soft">扫码登录得到的网址会打开沙箱微信，在那里确认、取消或不理会。每个演示账号都绑定了自己的微信：</p><div class="card">${DEMO_ACCOUNTS.map(({ role }) => html`<p>${role}</p>`)}</div>`,
})

const stateOf = (query: unknown): string | null => {
  const { state } = query as { readonly state?: unknown }
  return typeof state === 'string' && state !== '' ? state : null
}

/** The page on the phone: a choice of accounts, or cancelling. The answer is a redirect like WeChat's. */
export function mountWechat(
  app: FastifyInstance,
  { path, callbackPath, open, createCode }: WechatDesk,
): void {
  app.get(path, async (request, reply) => {
    const state = stateOf(request.query)
    if (state === null) return show(request, reply, CHOICES, aboutPage)
    if (!(await open(state))) return refuse(request, reply, 404, '二维码已失效，请刷新后再扫')
    return show(request, reply, CHOICES, () => confirmPage(path, state))
  })

  app.post<{ Body: { as?: unknown } | undefined }>(path, async (request, reply) => {
    const chosen = CHOICES.find(({ as }) => as === request.body?.as)
    if (!chosen) {
      return refuse(request, reply, 400, 'as 应为演示账号的代码、new（没有绑定的微信）或 cancel')
    }
    const query = new URLSearchParams({ state: stateOf(request.query) ?? '' })
    if (chosen.as !== CANCEL) query.set('code', createCode(chosen.as === NEW ? null : chosen.as))
    return reply.redirect(`${callbackPath}?${query}`, 303)
  })
}
