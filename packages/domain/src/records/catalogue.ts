import type { RecordKind } from './kind'
import { company } from './kinds/company.kind'
import { person } from './kinds/person.kind'
import { tender } from './kinds/tender.kind'

/** Every kind of record the portal has, in the order of its tabs (SHL-01). */
export const CATALOGUE = [company, person, tender] as const satisfies readonly RecordKind[]

export type KnownKind = (typeof CATALOGUE)[number]
export type KindName = KnownKind['kind']
export type KindOf<N extends KindName> = Extract<KnownKind, { kind: N }>

/** The same, where the kind is not known at compile time. */
export const KINDS: readonly RecordKind[] = CATALOGUE

/** The kind of a name: 'company'. Undefined for an unknown one, as below. */
export const kindNamed = (name: string): RecordKind | undefined => KINDS.find((k) => k.kind === name)
/** The kind whose screens begin with a path segment: /qiye/. */
export const kindOfSegment = (segment: string): RecordKind | undefined =>
  KINDS.find((k) => k.segment === segment)
/** The kind whose calls stand under a name: /company/search. */
export const kindOfApi = (api: string): RecordKind | undefined => KINDS.find((k) => k.api === api)
