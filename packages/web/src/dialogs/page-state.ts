import type { ReaderAccount } from '@/triggers/dialog-host'
import type { PopupOffer } from './popups/popup-offer'

/** The state of a page that opens dialogs without a click. */
export interface PageState {
  /** The logged-in reader's data; null for a visitor. */
  readonly account: ReaderAccount | null
  readonly popups?: PopupOffer | null
  readonly sessionExpired: boolean
  readonly membershipEnded: boolean
}
