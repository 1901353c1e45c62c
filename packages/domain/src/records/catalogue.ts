import type { DetailView, RecordKind } from './kind'
import { agency } from './kinds/agency.kind'
import { buildingPermit } from './kinds/building-permit.kind'
import { company } from './kinds/company.kind'
import { credit } from './kinds/credit.kind'
import { dynamicCheck } from './kinds/dynamic-check.kind'
import { engineering } from './kinds/engineering.kind'
import { environmental } from './kinds/environmental.kind'
import { highway } from './kinds/highway.kind'
import { landPermit } from './kinds/land-permit.kind'
import { landPreReview } from './kinds/land-pre-review.kind'
import { landTransfer } from './kinds/land-transfer.kind'
import { owner } from './kinds/owner.kind'
import { permitExpiry } from './kinds/permit-expiry.kind'
import { person } from './kinds/person.kind'
import { planned } from './kinds/planned.kind'
import { project } from './kinds/project.kind'
import { qualificationExpiry } from './kinds/qualification-expiry.kind'
import { qualificationTrace } from './kinds/qualification-trace.kind'
import { shengting } from './kinds/shengting.kind'
import { siku } from './kinds/siku.kind'
import { tender } from './kinds/tender.kind'
import { water } from './kinds/water.kind'
import { waterSupervision } from './kinds/water-supervision.kind'
import { winning } from './kinds/winning.kind'

/** Every kind of record the portal has, in the order of its tabs (SHL-01). */
export const CATALOGUE = [
  company,
  person,
  siku,
  shengting,
  winning,
  water,
  waterSupervision,
  highway,
  tender,
  agency,
  owner,
  credit,
  project,
  engineering,
  planned,
  landTransfer,
  landPreReview,
  landPermit,
  buildingPermit,
  environmental,
  qualificationTrace,
  dynamicCheck,
  qualificationExpiry,
  permitExpiry,
] as const satisfies readonly RecordKind[]

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

/** A detail page: that of a kind, or another page of its records. */
export interface DetailPlace {
  readonly kind: RecordKind
  readonly view?: DetailView
}

/** The detail page under a path segment: /zhongbiao/{id}.html, or another one of the same record, /pingbiao/… (NAV-14). */
export const detailPlace = (segment: string): DetailPlace | undefined => {
  const own = kindOfSegment(segment)
  if (own) return own.detailPath === 'none' ? undefined : { kind: own }
  const kind = KINDS.find((k) => k.views?.some((v) => v.segment === segment))
  return kind && { kind, view: kind.views?.find((v) => v.segment === segment) }
}
