import { DAY_MS, parseDay } from '../formatting'
import { type BannerItem, findBannerItems, type PopupPlace, type StoredBanner } from '../shell'
import type { Popup } from './next-popup'

/** What the staff keep for a pop-up: words, a picture, or both. */
export type PopupContent = BannerItem

/** The content of each pop-up that has any. */
export type PopupContents = Readonly<Partial<Record<Popup, PopupContent>>>

const PLACES: readonly (readonly [Popup, PopupPlace])[] = [
  ['home-modal', 'homeModalImg'],
  ['bottom-fold', 'homeBottomFold'],
  ['anniversary', 'anniversary'],
]

/** The pop-ups that the staff have something for: the first of each place (POP-01, POP-04, POP-05). */
export function findPopupContents(banners: readonly StoredBanner[]): PopupContents {
  return Object.fromEntries(
    PLACES.flatMap(([popup, place]) => {
      const [item] = findBannerItems(banners, place)
      return item ? [[popup, item]] : []
    }),
  )
}

/** The moment in ms at which the anniversary is over: the end of its last day; null without one (POP-05). */
export function findAnniversaryEnd({ anniversary }: PopupContents): number | null {
  const day = anniversary === undefined ? null : parseDay(anniversary.endsOn)
  return day === null ? null : day + DAY_MS
}
