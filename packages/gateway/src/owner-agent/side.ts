import { agency, owner, type RecordKind } from '@zhushutong/domain/records'
import { quotedLexeme } from '../records'

export type Side = 'owner' | 'agency'

export function kindOfSide(side: Side): RecordKind {
  return side === 'owner' ? owner : agency
}

/** The tsquery for records that name an owner, agency or winner by its cid. */
export function partOf(filter: Side | 'company', cid: string): string {
  return quotedLexeme(`:${filter}:${cid}`)
}
