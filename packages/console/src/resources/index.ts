import type { StaffResource } from '@zhushutong/domain/staff'
import { answerScreen } from './answer'
import { articleScreen } from './article'
import { auditScreen } from './audit'
import { bannerScreen } from './banner'
import { chatScreen } from './chat'
import { claimScreen } from './claim'
import { consultationScreen } from './consultation'
import { correctionScreen } from './correction'
import { doubleScreen } from './double'
import { doubtScreen } from './doubt'
import { friendLinkScreen } from './friend-link'
import { giftScreen } from './gift'
import { hotWordScreen } from './hot-word'
import { importBatchScreen } from './import-batch'
import { memberScreen } from './member'
import { billScreen } from './money/bill'
import { invoiceScreen } from './money/invoice'
import { ledgerScreen } from './money/ledger'
import { orderScreen } from './money/order'
import { paymentScreen } from './money/payment'
import { productScreen } from './money/product'
import { refundScreen } from './money/refund'
import { transferScreen } from './money/transfer'
import { walletScreen } from './money/wallet'
import { postingScreen } from './posting'
import type { Screen } from './screen.types'
import { serviceOrderScreen } from './service-order'
import { shortLinkScreen } from './short-link'
import { sourceScreen } from './source/source'
import { staffScreen } from './staff'
import { synonymScreen } from './synonym'
import { tagScreen } from './tag'
import { usageScreen } from './usage'
import { verificationScreen } from './verification'

/** The screens by resource; a missing screen fails to compile. */
export const SCREENS: Readonly<Record<StaffResource, Screen>> = {
  consultation: consultationScreen,
  chat: chatScreen,
  posting: postingScreen,
  serviceOrder: serviceOrderScreen,
  correction: correctionScreen,
  claim: claimScreen,
  verification: verificationScreen,
  doubt: doubtScreen,
  importBatch: importBatchScreen,
  source: sourceScreen,
  double: doubleScreen,
  gift: giftScreen,
  member: memberScreen,
  shortLink: shortLinkScreen,
  article: articleScreen,
  answer: answerScreen,
  tag: tagScreen,
  hotWord: hotWordScreen,
  synonym: synonymScreen,
  banner: bannerScreen,
  friendLink: friendLinkScreen,
  refund: refundScreen,
  transfer: transferScreen,
  invoice: invoiceScreen,
  order: orderScreen,
  payment: paymentScreen,
  wallet: walletScreen,
  ledger: ledgerScreen,
  bill: billScreen,
  product: productScreen,
  usage: usageScreen,
  staff: staffScreen,
  audit: auditScreen,
}
