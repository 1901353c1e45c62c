import * as z from 'zod/mini'
import { atMost, shortText } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const fields = () => ({
  word: shortText(),
  synonyms: z.array(shortText()).check(atMost(100)),
  /** True when each word also finds all the others. */
  isMutual: z.boolean(),
})

const calls = callsOf('synonym', () => z.object({ id: z.string(), ...fields() }))

/** The synonyms of a keyword, which a search also uses (VAL-22); words are returned in search form. */
export const synonym = {
  list: calls.list(['word'], () => ({ words: searchWords() })),
  get: calls.get(),
  create: calls.create(fields),
  update: calls.update(fields),
  /** Returns the group as it was. */
  remove: calls.action('remove', () => ({})),
}
