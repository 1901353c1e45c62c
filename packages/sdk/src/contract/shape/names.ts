import * as z from 'zod/mini'
import { shortText } from './common'

/**
 * Names that the domain declares as data: kinds of record and the first segment of their addresses, channels of
 * content, kinds of events, ways in which an article was written.
 */
export type NameSet = 'KindName' | 'KindSegment' | 'ChannelName' | 'EventKind' | 'ExtractionMethod'

const sets = /* @__PURE__ */ new WeakMap<object, NameSet>()

/**
 * Marks a text as one of some names, for documentation and types generated from the contract. The names are no part
 * of the schema: browsers would load the catalogue with it.
 */
export function named<T extends z.ZodMiniType>(set: NameSet, schema: T): T {
  sets.set(schema, set)
  return schema
}

/** The names to which a schema belongs. */
export function nameSetOf(schema: object): NameSet | undefined {
  return sets.get(schema)
}

/** Name of a kind of record; the gateway checks that the kind exists. */
export function kindName() {
  return named('KindName', z.string().check(z.regex(/^[A-Za-z]{1,40}$/)))
}

/** The first segment of a kind's addresses, such as zhaobiao. */
export function kindSegment(max = 40) {
  return named('KindSegment', shortText(max))
}

/** A channel of content. */
export function channelName() {
  return named('ChannelName', z.string())
}
