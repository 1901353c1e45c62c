import { dayOf } from '@zhushutong/domain/formatting'
import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { answers, notices } from './content.table'

const accepted = sql<number>`(count(*) filter (where ${answers.accepted}))::int`
const latest = sql<number>`(extract(epoch from max(${answers.answeredAt})) * 1000)::float8`

/** The authors of answers, those with the most accepted answers first. */
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

/** The ids of the published current standards of qualifications; each is the code of its category (QST-03). */
export async function findStandards(db: Queryable, now: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.type, 'qualificationdetails'), lte(notices.releasedAt, now)))
  return new Set(rows.map(({ id }) => id))
}
