import { CONSULTATION_STATES } from '@zhushutong/domain/consultation'
import * as z from 'zod/mini'
import { shortText, time } from '../contract/common'
import { callsOf, searchWords } from './resource'

const row = () =>
  z.object({
    /** The number as told to the asker. */
    id: z.string(),
    state: z.enum(CONSULTATION_STATES),
    name: z.string(),
    /** Whole in `get` and after an action, masked in `list`. */
    mobile: z.string(),
    company: z.nullable(z.string()),
    region: z.string(),
    topic: z.string(),
    message: z.nullable(z.string()),
    /** The route of the page with the form. */
    page: z.nullable(z.string()),
    isMember: z.boolean(),
    /** One note a line, each with its time. */
    notes: z.nullable(z.string()),
    /** What the asker reads in the centre; null where nobody wrote to them. */
    answer: z.nullable(z.string()),
    answerTime: z.nullable(time()),
    createTime: time(),
    updateTime: time(),
  })

const calls = callsOf('consultation', row)

/** Requests for advice and how far the staff are with them (ASK-02). */
export const consultation = {
  list: calls.list(['createTime', 'updateTime'], () => ({
    state: z.optional(z.enum(CONSULTATION_STATES)),
    words: searchWords(),
  })),
  get: calls.get(),
  /** The next state, or the same with a further note. */
  move: calls.action('move', () => ({
    state: z.enum(['contacted', 'closed']),
    note: z._default(shortText(2000), ''),
  })),
  /** Writes to the member who asked, or corrects it (ASK-03). */
  answer: calls.action('answer', () => ({ answer: shortText(4000) })),
}
