import { dayOf, parseDay } from '../formatting'
import { BANNER_PLACES, type BannerPosition, type StoredBanner } from './banners'
import { sanitiseLink } from './safe-link'

/** A banner's picture on the portal; sizes in px. */
export interface BannerPicture {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** One picture at one place, as the staff keep it (SHL-14). */
export interface BannerEntry {
  /** What the picture shows, for those who do not see it. */
  readonly name: string
  readonly positionKey: string
  /** A path of this site or an http(s) address; '' opens nothing. */
  readonly link: string
  /** Words laid over the picture, and smaller ones below them; '' for none. */
  readonly title: string
  readonly text: string
  /** Among those of its place, the lowest first. */
  readonly position: number
  /** First and last day, YYYY-MM-DD in Asia/Shanghai; '' for no bound. */
  readonly startsOn: string
  readonly endsOn: string
  readonly isOn: boolean
}

/** So many at one place. */
const MAX_AT_PLACE = 3
const MAX = { name: 40, title: 20, text: 40, position: 999 } as const
const PICTURE = { minWidth: 1200, minRatio: 4, maxRatio: 10 } as const

/** The days are compared as they are written. */
const isShown = ({ isOn, startsOn, endsOn }: BannerEntry, now: number): boolean => {
  const today = dayOf(now)
  return isOn && startsOn <= today && (endsOn === '' || today <= endsOn)
}

/** Whether an entry is shown, will be, is over, or is switched off (SHL-14). */
export function findBannerState(entry: BannerEntry, now: number): 'shown' | 'planned' | 'over' | 'off' {
  if (!entry.isOn) return 'off'
  if (isShown(entry, now)) return 'shown'
  return entry.startsOn > dayOf(now) ? 'planned' : 'over'
}

type StoredEntry = BannerEntry & { readonly id: string; readonly picture: BannerPicture }

const itemOf = ({ id, link, picture, name, title, text }: StoredEntry) => ({
  id,
  link: link || null,
  url: picture.path,
  uid: id,
  alt: name,
  title,
  text,
})

/**
 * The banners of the moment `now` (ms), one for each place with its pictures (SHL-14). What has no words over its
 * picture is as high as the picture is at full width.
 */
export function composeBanners(entries: readonly StoredEntry[], now: number): StoredBanner[] {
  const shown = [...entries]
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .filter((one) => isShown(one, now))
  return (Object.keys(BANNER_PLACES) as BannerPosition[]).flatMap((positionKey) => {
    const here = shown.filter((one) => one.positionKey === positionKey).slice(0, MAX_AT_PLACE)
    const [first] = here
    if (!first) return []
    const { id, name, picture } = first
    const url = JSON.stringify(here.map(itemOf))
    return [{ id, name, positionKey, enable: true, url, width: picture.width, height: picture.height }]
  })
}

export interface BannerProblem {
  readonly field: keyof BannerEntry | 'image'
  readonly message: string
}

const isDay = (text: string) => text === '' || parseDay(text) !== null

const problemOfDays = ({ startsOn, endsOn }: BannerEntry) =>
  isDay(endsOn) && startsOn !== '' && endsOn !== '' && endsOn < startsOn ? '结束日不能早于开始日' : null

const WRONG_DAY = '请填写日期，如 2026-12-31'

/** All problems of a banner as filled in, in the order of the form (SHL-14). */
export function checkBannerEntry(entry: BannerEntry): BannerProblem[] {
  const { name, positionKey, link, title, text, position, startsOn, endsOn } = entry
  const isPosition = Number.isInteger(position) && position >= 0 && position <= MAX.position
  const found: readonly (readonly [BannerProblem['field'], string | null])[] = [
    ['name', name.trim() === '' || name.length > MAX.name ? `图片说明应为 1–${MAX.name} 字` : null],
    ['title', title.length > MAX.title ? `标题至多 ${MAX.title} 字` : null],
    ['text', text.length > MAX.text ? `副标题至多 ${MAX.text} 字` : null],
    ['text', text !== '' && title === '' ? '有副标题时请填写标题' : null],
    ['link', link !== '' && sanitiseLink(link) === null ? '请填写 http(s) 网址或本站路径' : null],
    ['positionKey', Object.hasOwn(BANNER_PLACES, positionKey) ? null : '请选择位置'],
    ['position', isPosition ? null : `顺序应为 0–${MAX.position} 的整数`],
    ['startsOn', isDay(startsOn) ? null : WRONG_DAY],
    ['endsOn', isDay(endsOn) ? problemOfDays(entry) : WRONG_DAY],
  ]
  return found.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** Why a picture is no banner, null if it is one (SHL-14). `picture` is undefined where there is none. */
export function checkBannerPicture(picture: Omit<BannerPicture, 'path'> | undefined): BannerProblem | null {
  const refused = (message: string): BannerProblem => ({ field: 'image', message })
  if (!picture) return refused('请选择图片')
  const { width, height } = picture
  const ratio = width / height
  if (width < PICTURE.minWidth) return refused(`图片宽至少 ${PICTURE.minWidth} 像素，这张宽 ${width}`)
  return ratio < PICTURE.minRatio || ratio > PICTURE.maxRatio
    ? refused(
        `图片的宽应为高的 ${PICTURE.minRatio}–${PICTURE.maxRatio} 倍，如 1600 × 206，这张是 ${width} × ${height}`,
      )
    : null
}
