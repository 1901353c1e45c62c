import { dayOf, parseDay } from '../../formatting'
import { BANNER_PLACES, isPopupPlace } from './banner-places'
import type { StoredBanner } from './banners'
import { sanitiseLink } from './safe-link'

/** A banner's picture on the portal; sizes in px. */
export interface BannerPicture {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** A picture or text at one place, as stored by the staff (SHL-14). */
export interface BannerEntry {
  /** Alternative text of the picture. */
  readonly name: string
  readonly positionKey: string
  /** A path of this site or an http(s) address; '' for no link. */
  readonly link: string
  /** Title over the picture, and smaller text below it; '' for none. */
  readonly title: string
  readonly text: string
  /** Order among the entries of its place, the lowest first. */
  readonly position: number
  /** First and last day, YYYY-MM-DD in Asia/Shanghai; '' for no bound. */
  readonly startsOn: string
  readonly endsOn: string
  readonly isOn: boolean
}

/** Maximum number of entries at one place. */
const MAX_AT_PLACE = 3
const MAX = { name: 40, title: 20, text: 40, position: 999 } as const
const PICTURE = { minWidth: 1200, minRatio: 4, maxRatio: 10, example: '1600 × 206' } as const
const POPUP_PICTURE = { minWidth: 640, minRatio: 1, maxRatio: 4, example: '960 × 480' } as const

/** Days in the format YYYY-MM-DD can be compared as texts. */
const isShown = ({ isOn, startsOn, endsOn }: BannerEntry, now: number): boolean => {
  const today = dayOf(now)
  return isOn && startsOn <= today && (endsOn === '' || today <= endsOn)
}

/** The state of an entry: shown now, planned, over, or switched off (SHL-14). */
export function findBannerState(entry: BannerEntry, now: number): 'shown' | 'planned' | 'over' | 'off' {
  if (!entry.isOn) return 'off'
  if (isShown(entry, now)) return 'shown'
  return entry.startsOn > dayOf(now) ? 'planned' : 'over'
}

type StoredEntry = BannerEntry & { readonly id: string; readonly picture: BannerPicture | null }

const itemOf = ({ id, link, picture, name, title, text, endsOn }: StoredEntry) => ({
  id,
  link: link || null,
  url: picture?.path ?? null,
  uid: id,
  alt: name,
  title,
  text,
  endsOn,
})

/**
 * The banners shown at `now` (ms), one for each place with its pictures. Width and height are those of the
 * first picture, null without one.
 */
export function composeBanners(entries: readonly StoredEntry[], now: number): StoredBanner[] {
  const shown = [...entries]
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .filter((entry) => isShown(entry, now))
  return [...BANNER_PLACES.keys()].flatMap((positionKey) => {
    const here = shown.filter((storedEntry) => storedEntry.positionKey === positionKey).slice(0, MAX_AT_PLACE)
    const [first] = here
    if (!first) return []
    const { id, name, picture } = first
    const url = JSON.stringify(here.map(itemOf))
    const { width, height } = picture ?? { width: null, height: null }
    return [{ id, name, positionKey, enable: true, url, width, height }]
  })
}

export interface BannerProblem {
  readonly field: keyof BannerEntry | 'image'
  readonly message: string
}

const isDay = (text: string) => text === '' || parseDay(text) !== null

const problemOfDays = ({ startsOn, endsOn, positionKey }: BannerEntry) => {
  // The anniversary pop-up is shown only before its date (POP-05).
  if (positionKey === 'anniversary' && endsOn === '') return '周年弹窗请填写结束日'
  return isDay(endsOn) && startsOn !== '' && endsOn !== '' && endsOn < startsOn
    ? '结束日不能早于开始日'
    : null
}

const WRONG_DAY = '请填写日期，如 2026-12-31'

/** All problems of a banner as filled in, in the order of the form (SHL-14). */
export function checkBannerEntry(entry: BannerEntry): BannerProblem[] {
  const { name, positionKey, link, title, text, position, startsOn, endsOn } = entry
  const isPosition = Number.isInteger(position) && position >= 0 && position <= MAX.position
  const problems: readonly (readonly [BannerProblem['field'], string | null])[] = [
    ['name', name.trim() === '' || name.length > MAX.name ? `图片说明应为 1–${MAX.name} 字` : null],
    ['title', title.length > MAX.title ? `标题至多 ${MAX.title} 字` : null],
    ['text', text.length > MAX.text ? `副标题至多 ${MAX.text} 字` : null],
    ['text', text !== '' && title === '' ? '有副标题时请填写标题' : null],
    ['link', link !== '' && sanitiseLink(link) === null ? '请填写 http(s) 网址或本站路径' : null],
    ['positionKey', BANNER_PLACES.has(positionKey) ? null : '请选择位置'],
    ['position', isPosition ? null : `顺序应为 0–${MAX.position} 的整数`],
    ['startsOn', isDay(startsOn) ? null : WRONG_DAY],
    ['endsOn', isDay(endsOn) ? problemOfDays(entry) : WRONG_DAY],
  ]
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/**
 * The reason why an entry's picture does not fit its place; null if it fits (SHL-14). `picture` is undefined if there
 * is none.
 */
export function checkBannerPicture(
  picture: Omit<BannerPicture, 'path'> | undefined,
  { positionKey, title }: Pick<BannerEntry, 'positionKey' | 'title'>,
): BannerProblem | null {
  const isPopup = isPopupPlace(positionKey)
  if (!picture) {
    if (!isPopup) return { field: 'image', message: '请选择图片' }
    return title === '' ? { field: 'title', message: '没有图片时请填写标题' } : null
  }
  const { minWidth, minRatio, maxRatio, example } = isPopup ? POPUP_PICTURE : PICTURE
  const { width, height } = picture
  const ratio = width / height
  const refused = (message: string): BannerProblem => ({ field: 'image', message })
  if (width < minWidth) return refused(`图片宽至少 ${minWidth} 像素，这张宽 ${width}`)
  return ratio < minRatio || ratio > maxRatio
    ? refused(`图片的宽应为高的 ${minRatio}–${maxRatio} 倍，如 ${example}，这张是 ${width} × ${height}`)
    : null
}
