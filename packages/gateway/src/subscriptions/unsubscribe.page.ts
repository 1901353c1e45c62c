import { html } from '@zhushutong/domain/formatting'
import type { FastifyReply } from 'fastify'
import { sendNoticePage } from '../platform/http/notice.page'

/** Asks for a confirmation. Opening the link must not end the mails, as mail programs open links by themselves. */
export function askPage(reply: FastifyReply, name: string, action: string) {
  const body = html`<p>不再用邮件通知“${name}”的新数据？站内消息仍会收到。</p><form method="post" action="${action}"><button class="main">取消邮件通知</button></form>`
  return sendNoticePage(reply, 200, '取消邮件通知', body)
}

export function endedPage(reply: FastifyReply, name: string, subscriptionsHref: string) {
  const body = html`<p>“${name}”的新数据不再用邮件通知。</p><p><a href="${subscriptionsHref}">我的订阅</a></p>`
  return sendNoticePage(reply, 200, '已取消邮件通知', body)
}

/** The page for a deleted subscription or an invalid link. */
export function unknownPage(reply: FastifyReply, subscriptionsHref: string) {
  const body = html`<p>订阅可能已经删除，或链接不完整。登录后可在个人中心修改。</p><p><a href="${subscriptionsHref}">我的订阅</a></p>`
  return sendNoticePage(reply, 404, '链接已失效', body)
}

export function oftenPage(reply: FastifyReply) {
  return sendNoticePage(reply, 429, '操作过于频繁', html`<p>请稍后刷新本页。</p>`)
}
