import { HOT_WORD_RULES } from '@zhushutong/domain/content'
import { FRIEND_LINK_LOCATIONS } from '@zhushutong/domain/shell'
import * as z from 'zod/mini'
import { shortText } from '../contract/common'
import { callsOf, searchWords } from './resource'

const tagRow = () =>
  z.object({
    /** The tag itself. */
    id: z.string(),
    /** Articles that have it, drafts included. */
    count: z.int(),
  })

const tagCalls = callsOf('tag', tagRow)

/** The tags of articles (CON-09). */
export const tag = {
  list: tagCalls.list(['count'], () => ({ words: searchWords() })),
  /** Answers the tag that it is then; a name in use makes one of both. */
  rename: tagCalls.action('rename', () => ({ to: shortText() })),
}

const wordRow = () =>
  z.object({
    /** {kind}:{word} */
    id: z.string(),
    word: z.string(),
    /** The kind of record it is searched in, and its name. */
    kind: z.string(),
    kindName: z.string(),
    /** Searches of the last seven days. */
    count: z.int(),
    /** Null where its frequency decides. */
    rule: z.nullable(z.enum(HOT_WORD_RULES)),
    /** Place among the pinned words. */
    position: z.int(),
  })

const wordCalls = callsOf('hotWord', wordRow)

/** The hot searches (CON-08): those searched most in seven days, and what the staff decided. */
export const hotWord = {
  list: wordCalls.list(['count'], () => ({ words: searchWords() })),
  /** Pins a word, also one that nobody has searched yet. */
  create: wordCalls.create(() => ({ word: shortText(), kind: shortText(), position: z.int() })),
  pin: wordCalls.action('pin', () => ({ position: z.int() })),
  hide: wordCalls.action('hide', () => ({})),
  /** Leaves it to its frequency. */
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
  /** Answers the link as it was. */
  remove: linkCalls.action('remove', () => ({})),
}
