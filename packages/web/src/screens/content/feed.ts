import { SITE_NAME } from '../seo/site-name'
import { escapeXml } from '../seo/sitemap-xml'

export interface Feed {
  readonly title: string
  readonly intro: string
  readonly url: string
  readonly feedUrl: string
  readonly items: ReadonlyArray<{
    readonly url: string
    readonly title: string
    readonly remark: string | null
    readonly labelList: readonly string[]
    readonly releaseTime: number
  }>
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const itemText = ({ url, title, remark, labelList, releaseTime }: Feed['items'][number]) =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    element('pubDate', new Date(releaseTime).toUTCString()),
    ...(remark ? [element('description', remark)] : []),
    ...labelList.map((label) => element('category', label)),
    '</item>',
  ].join('')

/** RSS 2.0 of a channel. */
export function feedText({ title, intro, url, feedUrl, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${title} - ${SITE_NAME}`),
    element('link', url),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    element('description', intro),
    '<language>zh-CN</language>',
    ...items.map(itemText),
    '</channel></rss>',
  ].join('\n')
}
