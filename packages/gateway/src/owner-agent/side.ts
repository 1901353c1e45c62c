import { agency, owner, type RecordKind } from '@zhushutong/domain/records'
import { quotedLexeme } from '../records'

export type Side = 'owner' | 'agency'

export const kindOfSide = (side: Side): RecordKind => (side === 'owner' ? owner : agency)

/** The search condition for records that name an owner, agency or winner by its cid. */
export const partOf = (filter: Side | 'company', cid: string): string => quotedLexeme(`:${filter}:${cid}`)
