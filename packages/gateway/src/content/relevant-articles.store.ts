import { CHANNELS, findChannel, formatReplacement, groupOfChannel } from '@zhushutong/domain/content'
import { dayOf } from '@zhushutong/domain/formatting'
import { normaliseForSearch, splitBigrams } from '@zhushutong/domain/records'
import { and, arrayContains, asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { isReleased } from './articles.store'
import { notices } from './content.table'

interface RelevantArticle {
  readonly id: string
  readonly title: string
  readonly remark: string | null
  readonly channel: string
  /** The name of its group, such as 政策, 问答 or 资讯. */
  readonly group: string
  /** 由 GB/T 50500-2024 替代; null while it is in force. */
  readonly replacement: string | null
}

/** The weight of a word in the title against a word in the text. */
const IN_TITLE = 3
/** The minimum score as a share of the words' total length; articles below it are about something else. */
const ENOUGH = 0.5
const MAX_WORDS = 8

const OWN = CHANNELS.flatMap(({ key, shows }) => (shows.includes(key) ? [key] : []))

/** The score of a word in title and text, by its length, as longer words are rarer. */
const scoreOf = (word: string): SQL<number> => {
  const text = normaliseForSearch(word)
  const pairs = splitBigrams(text)
  const inTitle = sql`case when strpos(lower(${notices.title}), ${text}) > 0 then ${text.length * IN_TITLE}::int else 0 end`
  const inText = sql`case when ${arrayContains(notices.tokens, pairs)} then ${text.length}::int else 0 end`
  return sql<number>`(${inTitle} + ${inText})`
}

/**
 * Standards, policies, questions and news that contain the words of a question, with the highest score first: words in
 * the title count most (CON-03). Empty if no article contains enough of them.
 */
export async function findRelevantArticles(
  db: Queryable,
  words: readonly string[],
  now: number,
  limit: number,
): Promise<RelevantArticle[]> {
  const searched = words.filter((word) => splitBigrams(word).length > 0).slice(0, MAX_WORDS)
  if (searched.length === 0) return []
  const length = searched.reduce((sum, word) => sum + normaliseForSearch(word).length, 0)
  const score = sql<number>`(${sql.join(searched.map(scoreOf), sql` + `)})`
  const rows = await db
    .select({
      id: notices.id,
      title: notices.title,
      remark: notices.remark,
      channel: notices.type,
      effectiveOn: notices.effectiveOn,
      expiresOn: notices.expiresOn,
      replacedBy: notices.replacedBy,
    })
    .from(notices)
    .where(and(inArray(notices.type, [...OWN]), isReleased(now), sql`${score} > ${length * ENOUGH}::float8`))
    .orderBy(desc(score), desc(notices.releasedAt), asc(notices.id))
    .limit(limit)
  return rows.map(({ effectiveOn, expiresOn, replacedBy, ...row }) => ({
    ...row,
    replacement: formatReplacement({ effectiveOn, expiresOn, replacedBy }, dayOf(now)),
    group: groupOfChannel(row.channel)?.label ?? findChannel(row.channel)?.label ?? '',
  }))
}
