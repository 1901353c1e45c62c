import type { ComqueryLookup } from '@zhushutong/domain/comquery'
import type { RecordLookup } from '@zhushutong/domain/records'
import type { ServiceIdentifier } from 'inversify'
import type { ReadInsight } from './insight'
import type { Kept } from './kept'
import type { SitemapSource } from './sitemap'
import type { CheckStaff } from './staffing'
import type { Trade } from './trade'
import type { MemberRead, Site } from './types'

/** What the server's container hands out, bound once per reader. */
export const TOKENS = {
  records: Symbol.for('RecordLookup') as ServiceIdentifier<RecordLookup>,
  comquery: Symbol.for('ComqueryLookup') as ServiceIdentifier<ComqueryLookup>,
  site: Symbol.for('Site') as ServiceIdentifier<Site>,
  sitemap: Symbol.for('Sitemap') as ServiceIdentifier<SitemapSource>,
  kept: Symbol.for('Kept') as ServiceIdentifier<Kept>,
  insight: Symbol.for('ReadInsight') as ServiceIdentifier<ReadInsight>,
  checkStaff: Symbol.for('CheckStaff') as ServiceIdentifier<CheckStaff>,
  trade: Symbol.for('Trade') as ServiceIdentifier<Trade>,
  member: Symbol.for('Member') as ServiceIdentifier<() => Promise<MemberRead>>,
}
