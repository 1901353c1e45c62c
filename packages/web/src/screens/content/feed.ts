import { type DatedArticle, findArticleDay, listArticleDays } from '@zhushutong/domain/content'
import { parseDay } from '@zhushutong/domain/formatting'
import { SITE_NAME } from '../seo/site-name'
import { escapeXml } from '../seo/sitemap-xml'

interface Feed {
  readonly title: string
  readonly intro: string
  readonly url: string
  readonly feedUrl: string
  readonly items: ReadonlyArray<
    DatedArticle & {
      readonly url: string
      readonly title: string
      readonly remark: string | null
      readonly labelList: readonly string[]
    }
  >
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** The time of an item (ms): for a document the start of its day of issue (CON-13). */
const readTime = (item: DatedArticle): number => {
  const { label, day } = findArticleDay(item)
  return (label === '发布' && parseDay(day)) || item.releaseTime
}

const describe = (item: Feed['items'][number]): string => {
  const days = listArticleDays(item).flatMap(({ label, day }) => (label === '' ? [] : `${label} ${day}`))
  return [days.join('，'), item.remark].filter(Boolean).join('。')
}

const itemText = (item: Feed['items'][number]) => {
  const { url, title, labelList } = item
  const description = describe(item)
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    element('pubDate', new Date(readTime(item)).toUTCString()),
    ...(description ? [element('description', description)] : []),
    ...labelList.map((label) => element('category', label)),
    '</item>',
  ].join('')
}

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
