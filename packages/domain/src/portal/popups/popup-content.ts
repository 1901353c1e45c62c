import { DAY_MS, parseDay } from '../../formatting'
import { type BannerItem, findBannerItems, type PopupPlace, type StoredBanner } from '../shell'
import type { Popup } from './popup'

/** Content by the staff for a pop-up: text, a picture, or both. */
export type PopupContent = BannerItem

export type PopupContents = Readonly<Partial<Record<Popup, PopupContent>>>

const PLACES: readonly (readonly [Popup, PopupPlace])[] = [
  ['home-modal', 'homeModalImg'],
  ['bottom-fold', 'homeBottomFold'],
  ['anniversary', 'anniversary'],
]

/** The pop-ups with content by the staff: the first banner of each place (POP-01, POP-04, POP-05). */
export function findPopupContents(banners: readonly StoredBanner[]): PopupContents {
  return Object.fromEntries(
    PLACES.flatMap(([popup, place]) => {
      const [item] = findBannerItems(banners, place)
      return item ? [[popup, item]] : []
    }),
  )
}

/** The end of the anniversary in ms, which is the end of its last day; null if there is no anniversary (POP-05). */
export function findAnniversaryEnd({ anniversary }: PopupContents): number | null {
  const day = anniversary === undefined ? null : parseDay(anniversary.endsOn)
  return day === null ? null : day + DAY_MS
}
