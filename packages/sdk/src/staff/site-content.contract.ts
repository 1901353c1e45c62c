import { HOT_WORD_RULES } from '@zhushutong/domain/content'
import { FRIEND_LINK_LOCATIONS } from '@zhushutong/domain/portal/shell'
import * as z from 'zod/mini'
import { shortText } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const tagRow = () =>
  z.object({
    /** The tag itself. */
    id: z.string(),
    /** Number of articles with the tag, drafts included. */
    count: z.int(),
  })

const tagCalls = callsOf('tag', tagRow)

/** The tags of articles (CON-09). */
export const tag = {
  list: tagCalls.list(['count'], () => ({ words: searchWords() })),
  /** Returns the new tag; a name already in use merges both tags. */
  rename: tagCalls.action('rename', () => ({ to: shortText() })),
}

const wordRow = () =>
  z.object({
    /** {kind}:{word} */
    id: z.string(),
    word: z.string(),
    /** The kind of record in which the word is searched; `kindName` is its name. */
    kind: z.string(),
    kindName: z.string(),
    /** Number of searches in the last seven days. */
    count: z.int(),
    /** Null if only the frequency decides. */
    rule: z.nullable(z.enum(HOT_WORD_RULES)),
    /** Position among the pinned words. */
    position: z.int(),
  })

const wordCalls = callsOf('hotWord', wordRow)

/** The hot searches (CON-08): the most frequent of seven days, and the staff's decisions. */
export const hotWord = {
  list: wordCalls.list(['count'], () => ({ words: searchWords() })),
  /** Pins a word, even one without searches. */
  create: wordCalls.create(() => ({ word: shortText(), kind: shortText(), position: z.int() })),
  pin: wordCalls.action('pin', () => ({ position: z.int() })),
  hide: wordCalls.action('hide', () => ({})),
  /** Removes the staff's decision, so that the frequency decides again. */
  clear: wordCalls.action('clear', () => ({})),
}

const linkFields = () => ({
  name: shortText(),
  url: shortText(1000),
  /** all, or route names and area codes, separated by commas. */
  columns: shortText(),
  location: shortText(16),
  position: z.int(),
})

const linkRow = () => z.object({ id: z.string(), ...linkFields(), location: z.enum(FRIEND_LINK_LOCATIONS) })

const linkCalls = callsOf('friendLink', linkRow)

/** Friend links (SHL-09). */
export const friendLink = {
  list: linkCalls.list(['position'], () => ({ words: searchWords() })),
  get: linkCalls.get(),
  create: linkCalls.create(linkFields),
  update: linkCalls.update(linkFields),
  /** Returns the link as it was. */
  remove: linkCalls.action('remove', () => ({})),
}
