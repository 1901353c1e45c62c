import { ARTICLE_FORMATS } from '@zhushutong/domain/content'
import * as z from 'zod/mini'
import { atMost, shortText, time } from '../contract/common'
import { callsOf, rowId, searchWords } from './resource'

/** More than the domain allows, so that the domain says what is wrong. */
const MAX_TEXT = 20_000

const form = () => ({
  author: shortText(),
  authorTitle: shortText(),
  basis: shortText(1000),
  accepted: z.boolean(),
  format: z.enum(ARTICLE_FORMATS),
  text: z.string().check(atMost(MAX_TEXT)),
})

/** The version that the editor has before them (CON-12). */
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
    /** Null for what no editor has touched. */
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
  /** Readers of the question see it at once. */
  create: calls.create(() => ({ question: rowId(), ...form() })),
  update: calls.update(() => ({ version: version(), ...form() })),
  hide: calls.action('hide', () => ({ version: version() })),
  show: calls.action('show', () => ({ version: version() })),
}
