import { describeAnswers } from '@zhushutong/domain/assistant'
import { buildContentHref, buildContentSearchHref } from '@zhushutong/domain/content'
import { buildHelpHref, HELP_ARTICLES, type HelpArticle, searchHelpTexts } from '@zhushutong/domain/help'
import { listAgreementParts } from '../../legal'
import { link, plain } from './markdown'
import type { Sources } from './sources'

const LISTED = 4
const HELP_LISTED = 2
const MAX_CHARACTERS = 80

const shortened = (text: string) =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text

/** The help articles and agreements that contain the words, as lines with links. */
const findHelp = (words: readonly string[]): readonly string[] => {
  const help = HELP_ARTICLES.map((helpArticle) => ({
    ...helpArticle,
    path: buildHelpHref(helpArticle),
    of: '帮助',
  }))
  return searchHelpTexts([...help, ...listAgreementParts()], words, HELP_LISTED).map(
    ({ title, text, path, of }) => `- ${link(title, path)}（${of}）：${plain(shortened(text.join('')))}\n`,
  )
}

/** Links to matching standards, policies, questions, help and agreements; null if there are none (AI-12). */
export async function answerWithContent(
  words: readonly string[],
  now: number,
  { findArticles }: Pick<Sources, 'findArticles'>,
): Promise<readonly string[] | null> {
  const articles = await findArticles(words, now, LISTED)
  const help = findHelp(words)
  if (articles.length + help.length === 0) return null
  const [longest = ''] = words
  return [
    '这类问题记录回答不了，我在标准、政策、问答和帮助里找到这些：\n\n',
    ...articles.map(({ id, title, remark, channel, group, replacement }) => {
      const about = remark ? `：${remark}` : ''
      return `- ${link(title, buildContentHref(channel, id))}（${[group, replacement && plain(`已${replacement}`)].filter(Boolean).join('，')}）${about}\n`
    }),
    ...help,
    `\n${link(`在全部内容里找“${longest}”`, buildContentSearchHref(longest))}`,
  ]
}

const MAX_ARTICLES = 3

/**
 * The help articles that a question is about, each with its place in the help and a link to the page
 * concerned (AI-12).
 */
export function* answerAboutSite(articles: readonly HelpArticle[]): Generator<string, void> {
  for (const article of articles.slice(0, MAX_ARTICLES)) {
    const { topic, title, text, link: page } = article
    yield `**${title}**\n\n`
    for (const line of text) yield `- ${line}\n`
    if (topic === 'assistant') yield `- ${describeAnswers('rules')}\n`
    const where = page.path === '/help.html' ? '' : `${link(page.label, page.path)}；`
    yield `\n${where}${link('帮助中心的这一节', buildHelpHref(article))}。\n\n`
  }
}
