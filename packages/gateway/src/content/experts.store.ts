import { dayOf } from '@zhushutong/domain/formatting'
import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { answers, notices } from './content.table'

const accepted = sql<number>`(count(*) filter (where ${answers.accepted}))::int`
const latest = sql<number>`(extract(epoch from max(${answers.answeredAt})) * 1000)::float8`

/** Who answers the questions: those with the most accepted answers first. */
export async function findExperts(db: Queryable, region: string | undefined, now: number) {
  const rows = await db
    .select({
      name: answers.author,
      title: answers.authorTitle,
      answerCount: sql<number>`count(*)::int`,
      acceptedCount: accepted,
      latest,
    })
    .from(answers)
    .innerJoin(notices, eq(notices.id, answers.noticeId))
    .where(
      and(
        lte(notices.releasedAt, now),
        lte(answers.answeredAt, now),
        isNull(answers.hiddenAt),
        region === undefined ? undefined : or(isNull(notices.region), eq(notices.region, region)),
      ),
    )
    .groupBy(answers.author, answers.authorTitle)
    .orderBy(desc(accepted), asc(answers.author), asc(answers.authorTitle))
  return rows.map(({ latest: at, ...expert }) => ({ ...expert, latestOn: dayOf(at) }))
}

/** The standards of qualifications: their titles begin with the qualification's name. */
export function findStandards(db: Queryable, now: number) {
  return db
    .select({ id: notices.id, title: notices.title })
    .from(notices)
    .where(
      and(
        inArray(notices.type, ['qualificationdetails', 'qualificationNewdetails']),
        lte(notices.releasedAt, now),
      ),
    )
    .orderBy(asc(notices.type), desc(notices.releasedAt), asc(notices.id))
}
