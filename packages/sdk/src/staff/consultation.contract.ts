import { CONSULTATION_STATES } from '@zhushutong/domain/consultation'
import * as z from 'zod/mini'
import { shortText, time } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const row = () =>
  z.object({
    /** The request's number for the member. */
    id: z.string(),
    state: z.enum(CONSULTATION_STATES),
    name: z.string(),
    /** Complete in `get` and after an action, masked in `list`. */
    mobile: z.string(),
    company: z.nullable(z.string()),
    region: z.string(),
    topic: z.string(),
    message: z.nullable(z.string()),
    /** The route of the page that contains the form. */
    page: z.nullable(z.string()),
    isMember: z.boolean(),
    /** One note per line, each with its time. */
    notes: z.nullable(z.string()),
    /** The answer that the member reads in the centre; null if there is none. */
    answer: z.nullable(z.string()),
    answerTime: z.nullable(time()),
    createTime: time(),
    updateTime: time(),
  })

const calls = callsOf('consultation', row)

/** Requests for advice, and their progress (ASK-02). */
export const consultation = {
  list: calls.list(['createTime', 'updateTime'], () => ({
    state: z.optional(z.enum(CONSULTATION_STATES)),
    words: searchWords(),
  })),
  get: calls.get(),
  /** Moves to the next state, or stays in the same state with a further note. */
  move: calls.action('move', () => ({
    state: z.enum(['contacted', 'closed']),
    note: z._default(shortText(2000), ''),
  })),
  /** Writes or corrects the answer to the member (ASK-03). */
  answer: calls.action('answer', () => ({ answer: shortText(4000) })),
}
