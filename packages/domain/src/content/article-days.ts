import { dayOf } from '../formatting'
import type { Channel } from './channel'
import { findChannel } from './find-channel'

/** True when a channel holds documents, which have days of their own beside the day of collection (CON-13). */
export function holdsDocuments({ shape }: Pick<Channel, 'shape'>): boolean {
  return shape === 'policy' || shape === 'standard'
}

/** The facts that the days of an article are read from. */
export interface DatedArticle {
  /** Key of the channel that holds it. */
  readonly channel: string
  /** YYYY-MM-DD. */
  readonly issuedOn: string | null
  readonly effectiveOn: string | null
  /** ms: when it was released here. */
  readonly releaseTime: number
}

export interface ArticleDay {
  /** '' for an article that was published here. */
  readonly label: '' | '发布' | '施行' | '收录'
  /** YYYY-MM-DD. */
  readonly day: string
}

/**
 * The days that a list shows of an article: of a document those of its issue and effect, else the day of its
 * release (CON-13).
 */
export function listArticleDays({ channel, issuedOn, effectiveOn, releaseTime }: DatedArticle): ArticleDay[] {
  const found = findChannel(channel)
  const released = dayOf(releaseTime)
  if (!found || !holdsDocuments(found)) return [{ label: '', day: released }]
  const own: ArticleDay[] = [
    ...(issuedOn === null ? [] : [{ label: '发布' as const, day: issuedOn }]),
    ...(effectiveOn === null ? [] : [{ label: '施行' as const, day: effectiveOn }]),
  ]
  return own.length > 0 ? own : [{ label: '收录', day: released }]
}

/** The one day of an article where there is room for one: of a document that of its issue (CON-13). */
export function findArticleDay(article: DatedArticle): ArticleDay {
  return listArticleDays(article)[0] ?? { label: '', day: dayOf(article.releaseTime) }
}
