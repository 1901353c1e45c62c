import type { ResultOf } from '@/wiring/types'

export type DueSheet = ResultOf<'dueDiligence', 'get'>
export type Repairs = ResultOf<'dueDiligence', 'repairs'>
export type Repair = NonNullable<Repairs['repairs']>[number]
export type OwnerPayments = ResultOf<'dueDiligence', 'ownerPayments'>
export type VerifiedSheet = NonNullable<ResultOf<'dueDiligence', 'verify'>['sheet']>
export type DueEvidence = DueSheet['checks'][number]['evidence'][number]
export type DueTone = DueSheet['checks'][number]['tone']
