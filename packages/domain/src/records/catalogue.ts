import type { RecordKind } from './kind'
import { company } from './kinds/company.kind'
import { person } from './kinds/person.kind'
import { tender } from './kinds/tender.kind'

/** Every kind of record the portal has, in the order of its tabs. */
export const CATALOGUE = [company, person, tender] as const satisfies readonly RecordKind[]

export type KnownKind = (typeof CATALOGUE)[number]
export type KindName = KnownKind['kind']
export type KindOf<N extends KindName> = Extract<KnownKind, { kind: N }>

export const KINDS: readonly RecordKind[] = CATALOGUE

export const kindNamed = (name: string): RecordKind | undefined => KINDS.find((k) => k.kind === name)
export const kindOfSegment = (segment: string): RecordKind | undefined =>
  KINDS.find((k) => k.segment === segment)
export const kindOfApi = (api: string): RecordKind | undefined => KINDS.find((k) => k.api === api)
