import { dayOf } from '../formatting'
import type { Channel } from './channel'
import { findChannel } from './find-channel'

/** True when a channel lists documents, which have their own days beside the day of collection (CON-13). */
export function holdsDocuments({ shape }: Pick<Channel, 'shape'>): boolean {
  return shape === 'policy' || shape === 'standard'
}

export interface DatedArticle {
  /** The key of the article's channel. */
  readonly channel: string
  /** YYYY-MM-DD. */
  readonly issuedOn: string | null
  readonly effectiveOn: string | null
  /** The release on the portal, in ms. */
  readonly releaseTime: number
}

export interface ArticleDay {
  /** '' for an article published by the portal. */
  readonly label: '' | '发布' | '施行' | '收录'
  /** YYYY-MM-DD. */
  readonly day: string
}

/**
 * The days of an article in a list: for a document the days of its issue and effect, otherwise the day of its release
 * (CON-13).
 */
export function listArticleDays({ channel, issuedOn, effectiveOn, releaseTime }: DatedArticle): ArticleDay[] {
  const articleChannel = findChannel(channel)
  const released = dayOf(releaseTime)
  if (!articleChannel || !holdsDocuments(articleChannel)) return [{ label: '', day: released }]
  const days: ArticleDay[] = [
    ...(issuedOn === null ? [] : [{ label: '发布' as const, day: issuedOn }]),
    ...(effectiveOn === null ? [] : [{ label: '施行' as const, day: effectiveOn }]),
  ]
  return days.length > 0 ? days : [{ label: '收录', day: released }]
}

/** The single day of an article for narrow places: for a document the day of its issue (CON-13). */
export function findArticleDay(article: DatedArticle): ArticleDay {
  return listArticleDays(article)[0] ?? { label: '', day: dayOf(article.releaseTime) }
}
