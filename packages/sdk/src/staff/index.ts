import type { StaffResource } from '@zhushutong/domain/staff'
import { gift, member } from './account.contract'
import { answer } from './answer.contract'
import { article } from './article.contract'
import { banner } from './banner.contract'
import { chat } from './chat.contract'
import { claim } from './claim.contract'
import { consultation } from './consultation.contract'
import { correction } from './correction.contract'
import { double } from './double.contract'
import { doubt } from './doubt.contract'
import { importBatch } from './import-batch.contract'
import { audit, staff } from './members.contract'
import { bill } from './money/bill.contract'
import { invoice } from './money/invoice.contract'
import { ledger } from './money/ledger.contract'
import { order } from './money/order.contract'
import { payment } from './money/payment.contract'
import { product } from './money/product.contract'
import { refund } from './money/refund.contract'
import { transfer } from './money/transfer.contract'
import { wallet } from './money/wallet.contract'
import { posting } from './posting.contract'
import type { StaffCalls } from './resource'
import { serviceOrder } from './service-order.contract'
import { session } from './session.contract'
import { shortLink } from './short-link.contract'
import { friendLink, hotWord, tag } from './site-content.contract'
import { source } from './source.contract'
import { synonym } from './synonym.contract'
import { usage } from './usage.contract'
import { verification } from './verification.contract'

export { SHOWN_MOVEMENTS } from './money/wallet.contract'
export type { StaffCalls, StaffEndpoint } from './resource'

/** Every call of the back office by resource; a resource without calls does not compile. */
export const staffContract = {
  consultation,
  chat,
  posting,
  serviceOrder,
  correction,
  claim,
  verification,
  doubt,
  importBatch,
  source,
  double,
  gift,
  member,
  shortLink,
  article,
  answer,
  tag,
  hotWord,
  synonym,
  banner,
  friendLink,
  refund,
  transfer,
  invoice,
  order,
  payment,
  wallet,
  ledger,
  bill,
  product,
  usage,
  staff,
  audit,
} as const satisfies Readonly<Record<StaffResource, StaffCalls>>

export type StaffContract = typeof staffContract

export { session as staffSession }
