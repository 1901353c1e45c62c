import { companyIdentity, fullPlace, placeName, type Random, randomOf } from '@zhushutong/demo/records'
import { divisionName, listPlaceNames } from '@zhushutong/domain/divisions'
import {
  company,
  MAX_KEYWORD,
  normaliseForSearch,
  type RecordPage,
  type RecordView,
} from '@zhushutong/domain/records'
import { Converter } from 'opencc-js/cn2t'
import type { Database } from '../../src/platform/db'
import { recordSearch, type SearchRequest } from '../../src/records'
import { readingsOf } from '../../src/records/pinyin/pinyin'
import { testSql } from '../test-sql'
import { listTradeCompanies, type TradeCompany } from './trade-companies'

/** Former and abbreviated names of places and zones, by division. */
const otherNames = new Map<string, string[]>()
for (const { name, codes, form } of listPlaceNames())
  for (const code of form === 'full' || form === 'zone' ? codes : [])
    if (name !== divisionName(code)) otherNames.set(code, [...(otherNames.get(code) ?? []), name])

/** Searches whose right answer is known, in classes, and the quality of their results. */

const STREAM = 983
const ASKER = { loggedIn: true, svip: true, addOns: [], ownerLookup: true, enterprise: true }

type RelevanceClass = (typeof CLASSES)[number][0]

/** The classes and their share in percent. */
const CLASSES = [
  ['完整名称', 10],
  ['品牌', 10],
  ['地区加品牌，不带省、市或写法不同', 9],
  ['品牌加地区，分开或连写', 7],
  ['地区的旧名、简称或新区', 6],
  ['两个词', 8],
  ['繁体字', 7],
  ['全角', 5],
  ['带空格、小写或只有前半的信用代码', 7],
  ['公司代替有限公司', 6],
  ['数字写法不同', 4],
  ['行业简称', 4],
  ['一处笔误', 6],
  ['相邻两字颠倒', 6],
  ['拼音或首字母', 5],
] as const

/** The class of each of a hundred searches, and a step that reaches every class early. */
const HUNDRED = CLASSES.flatMap(([of, share]) => Array.from({ length: share }, () => of))
const SPREAD = 37

const RELEVANCE_CLASSES = CLASSES.map(([name]) => name)

interface KnownSearch {
  readonly of: RelevanceClass
  readonly keyword: string
  readonly name: string
  readonly brand: string
}

const toTraditional = Converter({ from: 'cn', to: 't' })
const fullWidth = (text: string) =>
  [...text]
    .map((char) => (/[!-~]/.test(char) ? String.fromCharCode(char.charCodeAt(0) + 0xfee0) : char))
    .join('')

interface Known {
  readonly name: string
  readonly region: string
  readonly place: string
  readonly brand: string
  readonly trade: string
  readonly form: string
}

const knownOf = (index: number): Known & { readonly id: string } => {
  const { id, name, region, trade, form } = companyIdentity(index)
  const place = placeName(region)
  const brand = name.slice(place.length, name.length - trade.name.length - form.length)
  return { id, name, region, place, brand, trade: trade.name, form }
}

// Characters that no demo brand contains.
const OTHERS = [...'峻嵩澜钰桦']

const slipped = (random: Random, text: string): string => {
  const chars = [...text]
  const at = random.int(1, chars.length - 2)
  const char = chars[at] as string
  const ways = [[random.pick(OTHERS)], [], [char, char]]
  return [...chars.slice(0, at), ...random.pick(ways), ...chars.slice(at + 1)].join('')
}

const placed = (random: Random, { region, place, brand }: Known): string => {
  const whole = fullPlace(region)
  const city = whole.includes(`${place}市`) ? `${place}市` : place
  const province = whole.slice(0, Math.max(2, whole.search(/[省市]/)))
  return random.pick([place, city, province, `${province} `]) + brand
}

/** A former or abbreviated name, or a zone, of a company's county or city; none for a few. */
const otherPlaces = ({ region }: Known): string[] =>
  [region, `${region.slice(0, 4)}00`].flatMap((code) => otherNames.get(code) ?? [])

const swapped = (random: Random, text: string): string => {
  const chars = [...text]
  const places = chars.flatMap((char, i) => (i > 0 && chars[i - 1] !== char ? [i] : []))
  const at = random.pick(places)
  return [...chars.slice(0, at - 1), chars[at], chars[at - 1], ...chars.slice(at + 1)].join('')
}

const spelt = (text: string) => readingsOf(normaliseForSearch(text))
const initialsOf = (text: string) =>
  spelt(text)
    .map(([first]) => first)
    .join('')

const tradeKeyword = (of: RelevanceClass, random: Random, { short, name, inDigits }: TradeCompany): string =>
  of === '行业简称'
    ? random.pick([short, `${short}有限公司`, `${short}集团`])
    : random.pick([
        ...inDigits,
        ...inDigits.map((text) => `${text}有限公司`),
        name.replace('有限公司', '公司'),
      ])

const keywordOf = (of: RelevanceClass, random: Random, known: Known, code: string): string => {
  const { name, place, brand, trade } = known
  switch (of) {
    case '完整名称':
      return name
    case '品牌':
      return brand
    case '地区加品牌，不带省、市或写法不同':
      return placed(random, known)
    case '两个词':
      return random.pick([`${brand} ${trade.slice(-2)}`, `${trade} ${brand}`, `${brand}${trade.slice(-2)}`, `${place} ${brand}`]) // biome-ignore format: one line
    case '繁体字':
      return toTraditional(random.pick([name, `${place}${brand}`, `${brand}${trade}`]))
    case '全角':
      return random.pick([fullWidth(code), `${brand}　${trade}`, `　${name}　`])
    case '带空格、小写或只有前半的信用代码':
      return random.pick([code.replace(/(.{4})/g, '$1 '), code.toLowerCase(), code.slice(0, random.int(12, 17)), `${code.slice(0, 8)} ${code.slice(8)}`]) // biome-ignore format: one line
    case '公司代替有限公司':
      return random.pick([`${place}${brand}${trade}公司`, `${brand}${trade}公司`])
    case '一处笔误':
      return slipped(random, random.pick([name, `${place}${brand}${trade}`]))
    case '品牌加地区，分开或连写':
      return random.pick([
        `${brand} ${place}`,
        `${brand}${trade} ${place}`,
        `${brand}${place}`,
        `${brand}${trade}${place}`,
      ])
    case '地区的旧名、简称或新区':
      return `${random.pick(otherPlaces(known))}${brand}`
    case '相邻两字颠倒':
      return swapped(random, random.pick([name, `${place}${brand}${trade}`]))
    case '拼音或首字母':
      return random.pick([
        spelt(`${place}${brand}`).join(''),
        spelt(name).join('').slice(0, MAX_KEYWORD),
        initialsOf(name),
      ])
    case '数字写法不同':
    case '行业简称':
      throw new Error(`${of} has companies of its own`)
  }
}

const TRADE: readonly RelevanceClass[] = ['数字写法不同', '行业简称']
const OLD_PLACES: RelevanceClass = '地区的旧名、简称或新区'

/** A company that a search of a class can be about. */
const drawKnown = (of: RelevanceClass, random: Random, companies: number) => {
  for (;;) {
    const known = knownOf(random.int(0, companies - 1))
    if (of !== OLD_PLACES || otherPlaces(known).length > 0) return known
  }
}

/** `count` searches for companies of the demo data and of the trade, the same in every run. */
export async function knownSearches(
  { orm }: Pick<Database, 'orm'>,
  companies: number,
  count: number,
): Promise<KnownSearch[]> {
  const drawn = Array.from({ length: count }, (_, index) => {
    const random = randomOf(STREAM, index)
    const of = HUNDRED[(index * SPREAD) % HUNDRED.length] as RelevanceClass
    return { of, random, known: drawKnown(of, random, companies) }
  })
  const trade = listTradeCompanies(companies)
  const ids = drawn.map(({ known }) => known.id)
  const rows = await testSql(orm)<{ id: string; code: string }[]>`
    select id, credit_code as code from record_company where id = any(${ids})`
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  return drawn.map(({ of, random, known }) => {
    if (TRADE.includes(of)) {
      const one = random.pick(trade)
      return { of, keyword: tradeKeyword(of, random, one), name: one.name, brand: one.brand }
    }
    const { name, brand } = known
    return { of, keyword: keywordOf(of, random, known, codes.get(known.id) ?? ''), name, brand }
  })
}

interface Answered extends KnownSearch {
  /** Rank of the right company among the first ten, from 1; null if it is not among them. */
  readonly place: number | null
  readonly isNone: boolean
}

// The characters of a brand appear in no other part of a demo name.
const isRight = ({ of, name, brand }: KnownSearch, title: string): boolean =>
  of === '品牌' ? title.includes(brand) : title === name

/** Runs each search by the current rules or, for comparison, as typed and in the usual order. */
export async function answerSearches(
  database: Database,
  searches: readonly KnownSearch[],
  now: number,
  how: Pick<SearchRequest, 'match' | 'sort'> = { match: 'corrected' },
): Promise<Answered[]> {
  const search = recordSearch(database)
  const answered: Answered[] = []
  for (const known of searches) {
    const request = { keyword: known.keyword, filters: {}, pageNum: 1, pageSize: 10, ...how } as const
    const page = await search(company, request, { viewer: ASKER, now })
    if ('error' in page) throw new Error(`${known.keyword}: ${page.error}`)
    const names = (page as RecordPage<RecordView>).records.map(({ name }) => String(name))
    const place = names.findIndex((name) => isRight(known, name)) + 1
    answered.push({ ...known, place: place || null, isNone: names.length === 0 })
  }
  return answered
}

/** Figures of a class: `count` searches; the rest are shares from 0 to 1. */
export interface ClassFigures {
  readonly of: RelevanceClass
  readonly count: number
  readonly first: number
  readonly inThree: number
  readonly onPage: number
  readonly none: number
}

export function figuresOf(answered: readonly Answered[]): ClassFigures[] {
  return RELEVANCE_CLASSES.flatMap((of) => {
    const searches = answered.filter((search) => search.of === of)
    const share = (met: (search: Answered) => boolean) => searches.filter(met).length / searches.length
    const within = (places: number) => share(({ place }) => place !== null && place <= places)
    if (searches.length === 0) return []
    const none = share(({ isNone }) => isNone)
    return [{ of, count: searches.length, first: within(1), inThree: within(3), onPage: within(10), none }]
  })
}

/**
 * Goals: exact names always first, brands among the first three in 95 %, no result for at most 2 % of the other
 * searches.
 */
export const RELEVANCE_GOALS = { exactFirst: 1, brandInThree: 0.95, none: 0.02 } as const

export function meetsGoal({ of, first, inThree, none }: ClassFigures): boolean {
  if (of === '完整名称') return first >= RELEVANCE_GOALS.exactFirst
  return of === '品牌' ? inThree >= RELEVANCE_GOALS.brandInThree : none <= RELEVANCE_GOALS.none
}
