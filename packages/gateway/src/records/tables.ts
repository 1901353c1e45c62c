import { KINDS, type RecordKind } from '@zhushutong/domain/records'
import type { PgTable } from 'drizzle-orm/pg-core'
import { companyRecords } from './company.table'
import { creditRecords } from './credit.table'
import { agencyRecords, ownerRecords } from './organisation.table'
import { personRecords } from './person.table'
import {
  buildingPermitRecords,
  environmentalRecords,
  landPermitRecords,
  landPreReviewRecords,
  landTransferRecords,
  plannedRecords,
} from './planned.table'
import {
  engineeringRecords,
  highwayRecords,
  projectRecords,
  shengtingRecords,
  sikuRecords,
  waterRecords,
  waterSupervisionRecords,
} from './project.table'
import { tenderRecords } from './tender.table'
import {
  dynamicCheckRecords,
  permitExpiryRecords,
  qualificationExpiryRecords,
  qualificationTraceRecords,
} from './tools.table'
import { winningRecords } from './winning.table'

const TABLES: Readonly<Record<string, PgTable>> = {
  company: companyRecords,
  person: personRecords,
  siku: sikuRecords,
  shengting: shengtingRecords,
  winning: winningRecords,
  water: waterRecords,
  waterSupervision: waterSupervisionRecords,
  highway: highwayRecords,
  tender: tenderRecords,
  agency: agencyRecords,
  owner: ownerRecords,
  credit: creditRecords,
  project: projectRecords,
  engineering: engineeringRecords,
  planned: plannedRecords,
  landTransfer: landTransferRecords,
  landPreReview: landPreReviewRecords,
  landPermit: landPermitRecords,
  buildingPermit: buildingPermitRecords,
  environmental: environmentalRecords,
  qualificationTrace: qualificationTraceRecords,
  dynamicCheck: dynamicCheckRecords,
  qualificationExpiry: qualificationExpiryRecords,
  permitExpiry: permitExpiryRecords,
}

export const tableOf = (kind: RecordKind): PgTable => {
  const table = TABLES[kind.kind]
  if (!table) throw new Error(`no table for ${kind.kind}`)
  return table
}

export const RECORD_TABLES = KINDS.map((kind) => ({ kind, table: tableOf(kind) }))
