import type { DetailView, RecordKind } from '../catalogue/kind'
import { tender } from './bidding/tender.kind'
import { winning } from './bidding/winning.kind'
import { agency } from './company/agency.kind'
import { company } from './company/company.kind'
import { credit } from './company/credit.kind'
import { owner } from './company/owner.kind'
import { dynamicCheck } from './expiry/dynamic-check.kind'
import { permitExpiry } from './expiry/permit-expiry.kind'
import { qualificationExpiry } from './expiry/qualification-expiry.kind'
import { qualificationTrace } from './expiry/qualification-trace.kind'
import { recruit } from './labour/recruit.kind'
import { worker } from './labour/worker.kind'
import { engineering } from './performance/engineering.kind'
import { highway } from './performance/highway.kind'
import { project } from './performance/project.kind'
import { shengting } from './performance/shengting.kind'
import { siku } from './performance/siku.kind'
import { water } from './performance/water.kind'
import { waterSupervision } from './performance/water-supervision.kind'
import { person } from './person/person.kind'
import { buildingPermit } from './planning/building-permit.kind'
import { environmental } from './planning/environmental.kind'
import { landPermit } from './planning/land-permit.kind'
import { landPreReview } from './planning/land-pre-review.kind'
import { landTransfer } from './planning/land-transfer.kind'
import { planned } from './planning/planned.kind'

/** All kinds of record in the portal, in the order of its tabs. */
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
  recruit,
  worker,
] as const satisfies readonly RecordKind[]

export type KnownKind = (typeof CATALOGUE)[number]
export type KindName = KnownKind['kind']
export type KindOf<N extends KindName> = Extract<KnownKind, { kind: N }>

/** The catalogue for code that does not know the kind at compile time. */
export const KINDS: readonly RecordKind[] = CATALOGUE

/** The kind with a name: 'company'; undefined if unknown. */
export function findKind(name: string): RecordKind | undefined {
  return KINDS.find((k) => k.kind === name)
}
/** The kind whose screens start with a path segment: /qiye/. */
export function findKindBySegment(segment: string): RecordKind | undefined {
  return KINDS.find((k) => k.segment === segment)
}

/** A detail page: the kind's own, or a further page of its records. */
export interface DetailPage {
  readonly kind: RecordKind
  readonly view?: DetailView
}

/**
 * The detail page under a path segment: /zhongbiao/{id}.html, or a further page of the same record, /pingbiao/…
 * (NAV-14).
 */
export function findDetailPage(segment: string): DetailPage | undefined {
  const recordKind = findKindBySegment(segment)
  if (recordKind) return recordKind.detailPath === 'none' ? undefined : { kind: recordKind }
  const kind = KINDS.find((k) => k.views?.some((v) => v.segment === segment))
  return kind && { kind, view: kind.views?.find((v) => v.segment === segment) }
}
