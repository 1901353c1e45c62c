import { giftCalls } from '../account/staff/gifts.calls'
import { memberCalls } from '../account/staff/members.calls'
import { serviceOrderCalls } from '../boss-orders/staff.calls'
import { claimCalls } from '../claims/staff.calls'
import { createConsoleFeature, type StaffResources } from '../console'
import { auditCalls } from '../console/audit/staff.calls'
import { staffCalls } from '../console/staff/staff.calls'
import { chatCalls } from '../consultation/staff/chats.calls'
import { consultationCalls } from '../consultation/staff/consultations.calls'
import { answerCalls } from '../content/staff/answers.calls'
import { articleCalls } from '../content/staff/articles.calls'
import { bannerCalls } from '../content/staff/banners.calls'
import { friendLinkCalls } from '../content/staff/friend-links.calls'
import { hotWordCalls } from '../content/staff/hot-words.calls'
import { tagCalls } from '../content/staff/tags.calls'
import { correctionCalls } from '../corrections/staff/corrections.calls'
import { verificationCalls } from '../corrections/staff/verifications.calls'
import { doubleCalls } from '../doubles/staff.calls'
import { importBatchCalls } from '../import/staff.calls'
import { postingCalls } from '../labour/staff.calls'
import { shortLinkCalls } from '../promotion/staff.calls'
import { billCalls } from '../purchase/staff/bills.calls'
import { invoiceCalls } from '../purchase/staff/invoices.calls'
import { ledgerCalls } from '../purchase/staff/ledger.calls'
import { orderCalls } from '../purchase/staff/orders.calls'
import { paymentCalls } from '../purchase/staff/payments.calls'
import { productCalls } from '../purchase/staff/products.calls'
import { refundCalls } from '../purchase/staff/refunds.calls'
import { transferCalls } from '../purchase/staff/transfers.calls'
import { walletCalls } from '../purchase/staff/wallets.calls'
import { doubtCalls } from '../records/doubts/staff.calls'
import { synonymCalls } from '../records/synonyms/staff.calls'
import { sourceCalls } from '../sources/staff.calls'
import { usageCalls } from '../tracking/staff.calls'

/** Each resource of the back office with its calls, from the feature it belongs to. */
const staffResources: StaffResources = {
  consultation: consultationCalls,
  chat: chatCalls,
  posting: postingCalls,
  serviceOrder: serviceOrderCalls,
  correction: correctionCalls,
  claim: claimCalls,
  verification: verificationCalls,
  doubt: doubtCalls,
  importBatch: importBatchCalls,
  source: sourceCalls,
  double: doubleCalls,
  gift: giftCalls,
  member: memberCalls,
  shortLink: shortLinkCalls,
  article: articleCalls,
  answer: answerCalls,
  tag: tagCalls,
  hotWord: hotWordCalls,
  synonym: synonymCalls,
  banner: bannerCalls,
  friendLink: friendLinkCalls,
  refund: refundCalls,
  transfer: transferCalls,
  invoice: invoiceCalls,
  order: orderCalls,
  payment: paymentCalls,
  wallet: walletCalls,
  ledger: ledgerCalls,
  bill: billCalls,
  product: productCalls,
  usage: usageCalls,
  staff: staffCalls,
  audit: auditCalls,
}

export const consoleFeature = createConsoleFeature(staffResources)
