import type { PopupContents } from '@zhushutong/domain/portal/popups'

/** The server's data for a page's pop-ups. */
export interface PopupOffer {
  readonly isHome: boolean
  /** The time of the reader's registration, ms; null for a visitor. */
  readonly registeredAt: number | null
  readonly contents: PopupContents
  /** True on a page of owners, read by a member without the owner-lookup SVIP. */
  readonly tellsOfOwners: boolean
}
