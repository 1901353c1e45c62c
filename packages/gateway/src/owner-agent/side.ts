import { agency, owner, type RecordKind } from '@zhushutong/domain/records'
import { quotedLexeme } from '../records'

export type Side = 'owner' | 'agency'

export const kindOfSide = (side: Side): RecordKind => (side === 'owner' ? owner : agency)

/** The search condition of the records that name an owner, an agency or a winner by its cid. */
export const partOf = (filter: Side | 'company', cid: string): string => quotedLexeme(`:${filter}:${cid}`)
