import { tierOf, type Viewer } from '../../access'
import { isHiddenToday, type PopupMemory } from './memory'
import type { Popup } from './popup'

/** The facts about an entered page and its viewer that pop-ups depend on. Times in ms. */
export interface PopupPage {
  /** True on pages of payment and login, which show no banner (POP-06). */
  readonly isTill: boolean
  readonly isHome: boolean
  readonly viewer: Viewer
  /** The registration time of the reader; null for a visitor. */
  readonly registeredAt: number | null
  /** The pop-ups with content on this page. */
  readonly offered: readonly Popup[]
  /** The end of the anniversary campaign; null if there is none (POP-05). */
  readonly anniversaryUntil: number | null
  readonly enteredAt: number
  /** True when a pop-up was already over the page in this visit (POP-07). */
  readonly wasInterrupted?: boolean
}

// The first moments of 2021-12-21 and of 2051-01-01 in Asia/Shanghai.
const CAMPAIGN_START_MS = 1_640_016_000_000
const CAMPAIGN_END_MS = 2_556_115_200_000

/** True for a registration on the days 2021-12-21 to 2050-12-31 of Asia/Shanghai, both included (POP-02). */
export function registeredInCampaign(registeredAt: number | null): boolean {
  return registeredAt !== null && registeredAt >= CAMPAIGN_START_MS && registeredAt < CAMPAIGN_END_MS
}

/**
 * True when the home modal opens on entering a page: for visitors on home (POP-01), for non-members of the campaign
 * once on another page, never for members, and not on a day on which it was closed. Once means once
 * per device, for all of its users.
 */
export function isHomeModalDue(page: PopupPage, memory: PopupMemory, now: number): boolean {
  if (isHiddenToday(memory.homeModalClosed, now)) return false
  const tier = tierOf(page.viewer)
  if (page.isHome) return tier === 'visitor'
  if (tier !== 'non-member' || memory.homeModalSeen !== undefined) return false
  return registeredInCampaign(page.registeredAt)
}
