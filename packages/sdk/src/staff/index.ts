import type { StaffResource } from '@zhushutong/domain/staff'
import { answer } from './answer.contract'
import { article } from './article.contract'
import { banner } from './banner.contract'
import { consultation } from './consultation.contract'
import { correction } from './correction.contract'
import { audit, staff } from './members.contract'
import { posting } from './posting.contract'
import type { StaffCalls } from './resource'
import { serviceOrder } from './service-order.contract'
import { session } from './session.contract'
import { shortLink } from './short-link.contract'
import { friendLink, hotWord, tag } from './site-content.contract'
import { synonym } from './synonym.contract'

export { STAFF_PAGE_SIZES, type StaffCalls, type StaffEndpoint } from './resource'

/** Every call of the back office by resource; a resource without calls does not compile. */
export const staffContract = {
  consultation,
  posting,
  serviceOrder,
  correction,
  shortLink,
  article,
  answer,
  tag,
  hotWord,
  synonym,
  banner,
  friendLink,
  staff,
  audit,
} as const satisfies Readonly<Record<StaffResource, StaffCalls>>

export type StaffContract = typeof staffContract

export { session as staffSession }
