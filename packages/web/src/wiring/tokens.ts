import type { RecordLookup } from '@zhushutong/domain/records'
import type { ServiceIdentifier } from 'inversify'
import type { Trade } from './trade'
import type { MemberRead, Site } from './types'

/** What the server's container hands out, bound once per reader. */
export const TOKENS = {
  records: Symbol.for('RecordLookup') as ServiceIdentifier<RecordLookup>,
  site: Symbol.for('Site') as ServiceIdentifier<Site>,
  trade: Symbol.for('Trade') as ServiceIdentifier<Trade>,
  member: Symbol.for('Member') as ServiceIdentifier<() => Promise<MemberRead>>,
}
