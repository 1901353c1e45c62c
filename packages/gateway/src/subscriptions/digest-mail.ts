import { buildCenterHref } from '@zhushutong/domain/addresses'
import { html } from '@zhushutong/domain/formatting'
import { type Digest, writeDigestMail } from '@zhushutong/domain/subscriptions'

const GOODBYE = '不想再收到这个订阅的邮件：'

/** The mail of a digest as text and as HTML; all values in the HTML are escaped (SUB-07). */
export function renderDigestMail(
  { id, ...digest }: Digest,
  portalOrigin: string,
  unsubscribeUrl: string,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const { subject, intro, titles, more } = writeDigestMail(digest)
  const link = `${portalOrigin}${buildCenterHref('subscriptions', { key: id })}`
  const text = [
    ...['您好：', intro, ''],
    ...titles.map((title, at) => `${at + 1}. ${title}`),
    ...(more === null ? [] : [more]),
    ...['', '查看全部：', link, '', GOODBYE, unsubscribeUrl, '', '筑数通'],
  ].join('\n')
  const page = html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${subject}</title></head><body style="margin:0;padding:24px;font:16px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif"><p>您好：</p><p>${intro}</p><ol>${titles.map((title) => html`<li>${title}</li>`)}</ol>${more === null ? '' : html`<p>${more}</p>`}<p><a href="${link}">查看全部</a></p><hr><p style="font-size:13px">${GOODBYE}<a href="${unsubscribeUrl}">取消邮件通知</a></p><p style="font-size:13px">筑数通</p></body></html>`
  return { subject, text, html: page.markup }
}
