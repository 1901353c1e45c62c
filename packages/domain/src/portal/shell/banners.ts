import type { BannerPosition } from './banner-places'
import { sanitiseLink } from './safe-link'

/** The default height of a banner in px (SHL-10). */
const DEFAULT_HEIGHT = 154

/** A banner as sent by the gateway. `url` is JSON text of a list of {id, link, url, uid, alt, title, text, endsOn}; sizes in px. */
export interface StoredBanner {
  readonly id: string
  readonly name: string
  readonly positionKey: string
  readonly enable: boolean
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

/** The content of one entry; `link` is null if a click opens nothing. */
export interface BannerItem {
  readonly id: string
  /** null for text without a picture, in a pop-up. */
  readonly image: string | null
  readonly link: string | null
  readonly uid: string
  /** Alternative text of the picture; '' if unknown. */
  readonly alt: string
  /** Title over the picture, and smaller text below it; '' for none. */
  readonly title: string
  readonly text: string
  /** The last day, YYYY-MM-DD; '' for no end. */
  readonly endsOn: string
}

export type BannerSlide = BannerItem & { readonly image: string }

/** A banner with at least one picture; sizes in px, `width` null: as wide as its container. */
export interface Banner {
  readonly id: string
  readonly name: string
  readonly width: number | null
  readonly height: number
  readonly items: readonly BannerSlide[]
}

/** The first enabled banner of a position with at least one picture, or null (SHL-10). */
export function findBanner(banners: readonly StoredBanner[], position: BannerPosition): Banner | null {
  for (const { id, name, positionKey, enable, url, width, height } of banners) {
    const items = enable === true && positionKey === position ? parseBannerItems(url).filter(hasPicture) : []
    if (items.length > 0) {
      return { id, name, width: sizeOf(width), height: sizeOf(height) ?? DEFAULT_HEIGHT, items }
    }
  }
  return null
}

const hasPicture = (item: BannerItem): item is BannerSlide => item.image !== null

/**
 * The content of the first enabled banner of a position, in its order: pictures, texts, or both; empty without a
 * banner.
 */
export function findBannerItems(
  banners: readonly StoredBanner[],
  position: BannerPosition,
): readonly BannerItem[] {
  const banner = banners.find(({ positionKey, enable }) => enable === true && positionKey === position)
  return banner ? parseBannerItems(banner.url) : []
}

const sizeOf = (px: number | null): number | null => (px !== null && px > 0 && px < 10_000 ? px : null)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/**
 * Parses the list in a banner's `url`. Entries with neither a picture nor a title are skipped; a link that is
 * neither a path of this site nor http(s) becomes null.
 */
export function parseBannerItems(url: string): readonly BannerItem[] {
  const list = parsed(url)
  if (!Array.isArray(list)) return []
  return list.map(readItem).filter(({ image, title }) => image !== null || title !== '')
}

function readItem(entry: unknown): BannerItem {
  const item: Readonly<Record<string, unknown>> = Object(entry)
  return {
    id: textOf(item.id),
    image: sanitiseLink(item.url),
    link: sanitiseLink(item.link),
    uid: textOf(item.uid),
    alt: textOf(item.alt),
    title: textOf(item.title),
    text: textOf(item.text),
    endsOn: textOf(item.endsOn),
  }
}

// No valid code is longer; for a longer text the click is recorded without a code.
const MAX_SCODE_LENGTH = 64

/** The record of a click on a banner (SHL-10). */
interface BannerClick {
  readonly ids: readonly string[]
  readonly link?: string
  readonly scode?: string
  readonly type: 1
}

/**
 * The record of a click on a picture of a banner, with or without a link (SHL-10).
 * @param scode the code of the referrer, null without one
 */
export function buildBannerClick(
  { id, link }: Pick<BannerItem, 'id' | 'link'>,
  scode: string | null,
): BannerClick {
  return {
    ids: [id],
    ...(link !== null && { link }),
    ...(scode && scode.length <= MAX_SCODE_LENGTH && { scode }),
    type: 1,
  }
}
