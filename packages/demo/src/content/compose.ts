import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import type { Article, ArticleAnswer, Draft } from './article'

export const paragraph = (text: string) => `<p>${text}</p>`
export const heading = (text: string) => `<h2>${text}</h2>`
export const bullets = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** An id that is the same at every seed but cannot be guessed by counting. */
const idOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 20)

/** The id of an article, derived from channel and title. */
const titleId = ({ type, title }: Pick<Draft, 'type' | 'title'>) => idOf(`${type} ${title}`)

/** Days between the articles of a channel; the first ones are from today. */
const STEP = [0.3, 0.9, 1.4, 0.6, 2.1, 1.2]

/** Sets ids and dates of drafts, backwards from now. */
export function dateDrafts(
  drafts: readonly Draft[],
  now: number,
): { articles: Article[]; answers: ArticleAnswer[] } {
  const days = new Map<string, number>()
  const articles: Article[] = []
  const answers: ArticleAnswer[] = []
  for (const [i, { answers: values = [], ...draft }] of drafts.entries()) {
    const back = (days.get(draft.type) ?? 0.05) + (STEP[i % STEP.length] ?? 1)
    days.set(draft.type, back)
    const id = draft.id ?? titleId(draft)
    const releasedAt = Math.round(now - back * DAY_MS)
    articles.push({ ...draft, id, releasedAt })
    for (const [k, answer] of values.entries())
      answers.push({
        ...answer,
        id: idOf(`${id} ${k}`),
        noticeId: id,
        answeredAt: Math.min(now, releasedAt + (k * 5 + 2) * HOUR_MS),
      })
  }
  return { articles, answers }
}
