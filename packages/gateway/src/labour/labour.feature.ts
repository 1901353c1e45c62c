import { HOUR_MS } from '@zhushutong/domain/formatting'
import {
  checkPosting,
  POSTING_TEXTS,
  type PostingInput,
  type PostingKind,
  type PostingProblem,
  trimPosting,
} from '@zhushutong/domain/labour'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import {
  CODES,
  createLimiter,
  type Failure,
  type Handlers,
  mountGroup,
  pageOf,
  sessionOf,
} from '../platform/http'
import {
  closePosting,
  editPosting,
  findOwnPosting,
  findPostingPage,
  hideAllPostings,
  insertPosting,
  type StoreRefusal,
} from './labour.store'
import { postingView } from './posting-view'
import { hideEndedPostings } from './shown-postings'

const GONE: Failure = { error: '30003', status: 404 }
/** Limit of changes by a member: 30 at once, then one a minute. */
const CHANGES = { capacity: 30, perSecond: 1 / 60 }

const wrong = (fields: readonly PostingProblem[]): Failure => ({
  error: CODES.badRequest,
  message: fields[0]?.message,
  data: { fields },
})

const refusalOf = ({ error }: StoreRefusal): Failure => {
  if (error === 'unknown') return GONE
  if (error === 'closed') return { error: CODES.badRequest, message: POSTING_TEXTS.closedAlready }
  const message = error === 'too-many' ? POSTING_TEXTS.tooMany : POSTING_TEXTS.tooManyOpen
  return { error: CODES.tooMany, message }
}

/** Members' postings in the labour hall (LAB-01 to LAB-03). */
export const labourFeature: Feature = ({ database, clock, calls }) => {
  const limiter = createLimiter(CHANGES, clock)
  const isTooOften = (userId: string) => !limiter.take(userId).ok
  const TOO_OFTEN: Failure = { error: CODES.tooMany, message: '操作过于频繁，请稍后重试' }

  const handlers: Handlers<typeof contract.labour> = {
    async add({ module, ...form }, context) {
      const { userId } = sessionOf(context)
      if (isTooOften(userId)) return TOO_OFTEN
      const posting = trimPosting(module, form)
      const problems = checkPosting(module, posting)
      if (problems.length > 0) return wrong(problems)
      const added = await insertPosting(database.orm, userId, module, posting, context.now)
      return 'error' in added ? refusalOf(added) : { id: added.id, state: 'checking' }
    },
    async update({ id, ...form }, context) {
      const { userId } = sessionOf(context)
      if (isTooOften(userId)) return TOO_OFTEN
      const posting = await findOwnPosting(database.orm, userId, id)
      if (!posting) return GONE
      const formOf = (kind: PostingKind): PostingInput => trimPosting(kind, form)
      const problems = checkPosting(posting.kind, formOf(posting.kind))
      if (problems.length > 0) return wrong(problems)
      const edited = await editPosting(database.orm, userId, id, formOf, context.now)
      return 'error' in edited ? refusalOf(edited) : { id, state: edited.state }
    },
    async close({ id }, context) {
      const { userId } = sessionOf(context)
      if (isTooOften(userId)) return TOO_OFTEN
      const closed = await closePosting(database.orm, userId, id, context.now)
      return 'error' in closed ? refusalOf(closed) : { id, state: closed.state }
    },
    async list(page, context) {
      const { rows, total } = await findPostingPage(database.orm, sessionOf(context).userId, page)
      return pageOf(
        page,
        rows.map((posting) => postingView(posting, context.now)),
        total,
      )
    },
  }
  return {
    routes: (app) => mountGroup(app, contract.labour, handlers, calls),
    closeAccount: (tx, { userId }) => hideAllPostings(tx, userId, clock.now()),
    jobs: [
      {
        name: 'hide ended postings',
        every: HOUR_MS,
        run: () => database.orm.transaction((tx) => hideEndedPostings(tx, clock.now())),
      },
    ],
  }
}
