import * as z from 'zod/mini'
import { shortText, time } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const row = () =>
  z.object({
    /** The link's name: /{id}.html */
    id: z.string(),
    target: z.string(),
    /** The last day, YYYY-MM-DD in Asia/Shanghai; '' for none. */
    until: z.string(),
    isOpen: z.boolean(),
    visits: z.int(),
    lastVisitTime: z.nullable(time()),
    createTime: time(),
  })

const calls = callsOf('shortLink', row)
const form = () => ({ target: shortText(1000), until: z._default(shortText(10), '') })

/** Short links of promotions (PRO-01). */
export const shortLink = {
  list: calls.list(['createTime', 'visits', 'lastVisitTime'], () => ({ words: searchWords() })),
  get: calls.get(),
  create: calls.create(() => ({ name: shortText(64), ...form() })),
  update: calls.update(form),
  end: calls.action('end', () => ({})),
}
