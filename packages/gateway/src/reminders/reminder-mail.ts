import { buildCenterHref } from '@zhushutong/domain/addresses'
import { html } from '@zhushutong/domain/formatting'
import type { ReminderItem } from '@zhushutong/domain/membership'
import { writeMessage } from '@zhushutong/domain/messages'

const GOODBYE = '在“消息通知”里可以更改到期提醒的方式：'

/** The mail of a reminder as text and as HTML; the HTML escapes every value (MEM-09). */
export function renderReminderMail(
  item: ReminderItem,
  portalOrigin: string,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const { title, body, link } = writeMessage({ event: 'membership-ending', ...item })
  const [href, settings] = [`${portalOrigin}${link}`, `${portalOrigin}${buildCenterHref('messages')}`]
  const text = ['您好：', title, body, '', '查看：', href, '', GOODBYE, settings, '', '筑数通'].join('\n')
  const page = html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title></head><body style="margin:0;padding:24px;font:16px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif"><p>您好：</p><p>${title}</p><p>${body}</p><p><a href="${href}">查看</a></p><hr><p style="font-size:13px">${GOODBYE}<a href="${settings}">消息通知</a></p><p style="font-size:13px">筑数通</p></body></html>`
  return { subject: title, text, html: page.markup }
}
