import { accountFeature } from '../account'
import { assistantFeature } from '../assistant'
import { batchCheckFeature } from '../batch-check'
import { bidFiguresFeature } from '../bid-figures'
import { bossOrdersFeature } from '../boss-orders'
import { cityFeature } from '../city'
import { claimsFeature } from '../claims'
import { companyPdfFeature } from '../company-pdf'
import { comqueryFeature } from '../comquery'
import { consultationFeature } from '../consultation'
import { articlesFeature, contentFeature } from '../content'
import { correctionsFeature } from '../corrections'
import { creditFeature } from '../credit'
import { dataReportsFeature } from '../data-reports'
import { dataStatusFeature } from '../data-status'
import { demoAccountsFeature, demoContentFeature, demoRecordsFeature, demoStaffFeature } from '../demo-data'
import { dueDiligenceFeature } from '../due-diligence'
import { exportFeature } from '../export'
import { favouritesFeature } from '../favourites'
import { filesFeature } from '../files'
import { historyFeature } from '../history'
import { idempotencyFeature } from '../idempotency'
import { importFeature } from '../import'
import { insightFeature } from '../insight'
import { instituteFeature } from '../institute'
import { inviteFeature } from '../invite'
import { labourFeature } from '../labour'
import { leadsFeature } from '../leads'
import { locationFeature } from '../location'
import { mallFeature } from '../mall'
import { messagesFeature } from '../messages'
import { myCompanyFeature } from '../my-company'
import { openApiFeature } from '../openapi'
import { ownerAgentFeature } from '../owner-agent'
import type { Feature } from '../platform/feature'
import { promotionFeature } from '../promotion'
import { purchaseFeature } from '../purchase'
import { readingFeature } from '../reading'
import { recordsFeature } from '../records'
import { remindersFeature } from '../reminders'
import { sandboxFeature } from '../sandbox'
import { seatsFeature } from '../seats'
import { sitemapFeature } from '../sitemap'
import { sourcesFeature } from '../sources'
import { staffingFeature } from '../staffing'
import { subscriptionsFeature, viewDigestItems } from '../subscriptions'
import { tenderSheetFeature } from '../tender-sheet'
import { trackingFeature } from '../tracking'
import { createWebhooksFeature } from '../webhooks'
import { consoleFeature } from './staff-resources'

/** All features, in the order of their preparation. */
export const features: readonly Feature[] = [
  filesFeature,
  demoRecordsFeature,
  demoContentFeature,
  demoAccountsFeature,
  demoStaffFeature,
  readingFeature,
  recordsFeature,
  contentFeature,
  articlesFeature,
  locationFeature,
  cityFeature,
  sitemapFeature,
  accountFeature,
  purchaseFeature,
  seatsFeature,
  exportFeature,
  companyPdfFeature,
  dataReportsFeature,
  idempotencyFeature,
  importFeature,
  insightFeature,
  bidFiguresFeature,
  historyFeature,
  sourcesFeature,
  dataStatusFeature,
  tenderSheetFeature,
  staffingFeature,
  trackingFeature,
  favouritesFeature,
  claimsFeature,
  leadsFeature,
  correctionsFeature,
  comqueryFeature,
  ownerAgentFeature,
  creditFeature,
  dueDiligenceFeature,
  assistantFeature,
  consultationFeature,
  promotionFeature,
  instituteFeature,
  mallFeature,
  labourFeature,
  inviteFeature,
  messagesFeature,
  remindersFeature,
  subscriptionsFeature,
  createWebhooksFeature(viewDigestItems),
  myCompanyFeature,
  batchCheckFeature,
  bossOrdersFeature,
  consoleFeature,
  openApiFeature,
  sandboxFeature,
]
