import type { StaffResource } from '@zhushutong/domain/staff'
import type { StaffContract } from '@zhushutong/sdk/staff'
import type { StaffHandlers } from '../mount-staff'
import type { ResourceDeps } from '../resource-deps'
import { answerCalls } from './answers'
import { articleCalls } from './articles'
import { auditCalls } from './audit'
import { bannerCalls } from './banners'
import { billCalls } from './bills'
import { chatCalls } from './chats'
import { consultationCalls } from './consultations'
import { correctionCalls } from './corrections'
import { friendLinkCalls } from './friend-links'
import { giftCalls } from './gifts'
import { hotWordCalls } from './hot-words'
import { invoiceCalls } from './invoices'
import { ledgerCalls } from './ledger'
import { memberCalls } from './members'
import { orderCalls } from './orders'
import { paymentCalls } from './payments'
import { postingCalls } from './postings'
import { productCalls } from './products'
import { refundCalls } from './refunds'
import { serviceOrderCalls } from './service-orders'
import { shortLinkCalls } from './short-links'
import { staffCalls } from './staff'
import { synonymCalls } from './synonyms'
import { tagCalls } from './tags'
import { transferCalls } from './transfers'
import { usageCalls } from './usage'
import { walletCalls } from './wallets'

type Resources = {
  readonly [R in StaffResource]: (deps: ResourceDeps) => StaffHandlers<StaffContract[R]>
}

/** The handlers of each resource's calls; a missing resource is a type error. */
export const resources: Resources = {
  consultation: consultationCalls,
  chat: chatCalls,
  posting: postingCalls,
  serviceOrder: serviceOrderCalls,
  correction: correctionCalls,
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
