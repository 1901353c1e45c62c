import { ARTICLE_FORMATS } from '@zhushutong/domain/content'
import * as z from 'zod/mini'
import { atMost, shortText, time } from '../contract/shape/common'
import { callsOf, rowId, searchWords } from './resource'

/** Above the domain's limit, so that the domain returns its own message. */
const MAX_TEXT = 20_000

const form = () => ({
  author: shortText(),
  authorTitle: shortText(),
  basis: shortText(1000),
  accepted: z.boolean(),
  format: z.enum(ARTICLE_FORMATS),
  text: z.string().check(atMost(MAX_TEXT)),
})

/** The version that the editor loaded (CON-12). */
const version = () => z.int().check(z.gte(1))

const row = () =>
  z.object({
    id: z.string(),
    /** The question: its id, title and channel. */
    question: z.string(),
    questionTitle: z.string(),
    channelName: z.string(),
    ...form(),
    /** The text as readers see it: sanitised HTML. */
    html: z.string(),
    isHidden: z.boolean(),
    version: z.int(),
    answerTime: time(),
    /** Null if no editor has changed the answer. */
    savedBy: z.nullable(z.string()),
    saveTime: z.nullable(time()),
  })

const calls = callsOf('answer', row)

/** The answers to the questions among the articles (CON-12). */
export const answer = {
  list: calls.list(['answerTime'], () => ({
    question: z._default(rowId(), ''),
    state: z.optional(z.enum(['shown', 'hidden'])),
    words: searchWords(),
  })),
  get: calls.get(),
  /** Visible to readers at once. */
  create: calls.create(() => ({ question: rowId(), ...form() })),
  update: calls.update(() => ({ version: version(), ...form() })),
  hide: calls.action('hide', () => ({ version: version() })),
  show: calls.action('show', () => ({ version: version() })),
}
