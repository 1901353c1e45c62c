import type { PopupContents } from '@zhushutong/domain/portal/popups'

/** The server's data for a page's pop-ups. */
export interface PopupOffer {
  /** The time of the reader's registration, ms; null for a visitor. */
  readonly registeredAt: number | null
  readonly contents: PopupContents
  /** True for a reader without the owner-lookup SVIP, who learns of it on a page of owners. */
  readonly tellsOfOwners: boolean
}
