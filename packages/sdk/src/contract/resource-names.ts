import type { KindName } from '@zhushutong/domain/records'

/** What the client calls the resource of each kind of record: the field's word, in the plural. */
export const RESOURCE_NAMES = {
  company: 'companies',
  person: 'people',
  siku: 'sikuProjects',
  shengting: 'provincialProjects',
  winning: 'bidResults',
  water: 'waterProjects',
  waterSupervision: 'supervisedWaterProjects',
  highway: 'highwayProjects',
  tender: 'tenders',
  agency: 'agencies',
  owner: 'owners',
  credit: 'credits',
  project: 'projects',
  engineering: 'engineeringProjects',
  planned: 'plannedProjects',
  landTransfer: 'landTransfers',
  landPreReview: 'landPreReviews',
  landPermit: 'landPermits',
  buildingPermit: 'buildingPermits',
  environmental: 'environmentalAssessments',
  qualificationTrace: 'qualificationTraces',
  dynamicCheck: 'dynamicChecks',
  qualificationExpiry: 'expiringQualifications',
  permitExpiry: 'expiringPermits',
} as const satisfies Readonly<Record<KindName, string>>

export type ResourceName<N extends KindName> = (typeof RESOURCE_NAMES)[N]
