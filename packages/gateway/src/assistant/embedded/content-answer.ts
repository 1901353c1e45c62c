import { findSiteRule, type SiteTopic } from '@zhushutong/domain/assistant'
import { buildContentHref, buildContentSearchHref } from '@zhushutong/domain/content'
import { link } from './markdown'
import type { Sources } from './sources'

const LISTED = 4

/** Links to matching standards, policies and questions; null if there are none (AI-12). */
export async function answerWithContent(
  words: readonly string[],
  now: number,
  { findArticles }: Pick<Sources, 'findArticles'>,
): Promise<readonly string[] | null> {
  const found = await findArticles(words, now, LISTED)
  if (found.length === 0) return null
  const [longest = ''] = words
  return [
    '这类问题记录回答不了，我在标准、政策和问答里找到这些：\n\n',
    ...found.map(({ id, title, remark, channel, group }) => {
      const about = remark ? `：${remark}` : ''
      return `- ${link(title, buildContentHref(channel, id))}（${group}）${about}\n`
    }),
    `\n${link(`在全部内容里找“${longest}”`, buildContentSearchHref(longest))}`,
  ]
}

/** The rules of the site, each with its page (AI-12). */
export function* answerAboutSite(topics: readonly SiteTopic[]): Generator<string, void> {
  for (const topic of topics) {
    const rule = findSiteRule(topic)
    yield `${rule.text}${link(rule.link.label, rule.link.path)}。\n\n`
  }
}
