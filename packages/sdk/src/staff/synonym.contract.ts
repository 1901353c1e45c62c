import * as z from 'zod/mini'
import { atMost, shortText } from '../contract/common'
import { callsOf, searchWords } from './resource'

const fields = () => ({
  word: shortText(),
  synonyms: z.array(shortText()).check(atMost(100)),
  /** Whether each of them finds all others too. */
  isMutual: z.boolean(),
})

const calls = callsOf('synonym', () => z.object({ id: z.string(), ...fields() }))

/** What a keyword is also searched as (VAL-22); words are answered in search form. */
export const synonym = {
  list: calls.list(['word'], () => ({ words: searchWords() })),
  get: calls.get(),
  create: calls.create(fields),
  update: calls.update(fields),
  /** Answers the group as it was. */
  remove: calls.action('remove', () => ({})),
}
