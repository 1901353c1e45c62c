import {
  companyIdentity,
  placeName,
  provinceOf,
  type Random,
  randomOf,
} from '../../packages/demo/src/records'
import { company } from '../../packages/domain/src/records'
import type { SearchRequest } from '../../packages/gateway/src/records'

const STREAM = 977
const FILTERED = 1 / 3

const FORMS: ReadonlyArray<readonly [QueryForm, number]> = [
  ['全名或长名', 36],
  ['品牌', 25],
  ['地区加品牌', 15],
  ['通用词', 17],
  ['地区', 3],
  ['查不到的', 2],
  ['一个字', 2],
]
type QueryForm = '全名或长名' | '品牌' | '地区加品牌' | '通用词' | '地区' | '查不到的' | '一个字'
export const QUERY_FORMS = FORMS.map(([form]) => form)

const GENERIC = ['建设', '工程', '建筑工程', '市政工程', '装饰工程', '有限公司', '建设工程有限公司', '集团', '水利水电', '路桥', '消防工程', '股份有限公司'] // biome-ignore format: a list
// Misses: grams that occur in no name, and frequent grams in an order that occurs in no name, which are
// slower.
const MISSES = ['龘靐齉', '公司有限建设', '建建建建', '程工设建', '有限工程公司']
const CHARACTERS = ['建', '工', '司', '岫', '京', 'a']

interface LoggedQuery {
  readonly form: QueryForm
  readonly request: SearchRequest
}

interface Parts {
  readonly name: string
  readonly region: string
  readonly place: string
  readonly brand: string
  readonly trade: string
}

const anyCompany = (random: Random, companies: number): Parts => {
  const { name, region, trade, form } = companyIdentity(random.int(0, companies - 1))
  const place = placeName(region)
  const brand = name.slice(place.length, name.length - trade.name.length - form.length)
  return { name, region, place, brand, trade: trade.name }
}

const keywordOf = (random: Random, form: QueryForm, { name, place, brand, trade }: Parts): string => {
  switch (form) {
    case '全名或长名':
      return random.chance(0.5) ? name : `${place}${brand}${trade}`
    case '品牌':
      return brand
    case '地区加品牌':
      return place + brand
    case '通用词':
      return random.pick(GENERIC)
    case '地区':
      return place
    case '查不到的':
      return random.pick(MISSES)
    case '一个字':
      return random.pick(CHARACTERS)
  }
}

const optionsOf = (key: string): readonly string[] => {
  const filter = company.filters.find((f) => f.key === key)
  if (filter && 'options' in filter) return filter.options.map((o) => o.value)
  return filter && 'presets' in filter ? filter.presets.map((p) => p.value) : []
}

const filtersOf = (random: Random, region: string): Record<string, string[]> => {
  const pickOption = (key: string) => ({ [key]: [random.pick(optionsOf(key))] })
  switch (random.int(0, 5)) {
    case 0:
      return { region: [provinceOf(region)] }
    case 1:
      return { region: [`${region.slice(0, 4)}00`], ...pickOption('status') }
    case 2:
      return { ...pickOption('qualification'), ...pickOption('grade') }
    case 3:
      return pickOption('qualification')
    case 4:
      return { ...pickOption('capital'), status: ['active'] }
    default:
      return { region: [provinceOf(region)], ...pickOption('won') }
  }
}

/** `count` searches for companies, the same in every run; one third with filters. */
export function queryLog(companies: number, count: number): LoggedQuery[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomOf(STREAM, index)
    const form = random.weighted(FORMS)
    const parts = anyCompany(random, companies)
    const keyword = keywordOf(random, form, parts)
    const filters = random.chance(FILTERED) ? filtersOf(random, parts.region) : {}
    return { form, request: { keyword, filters, pageNum: 1, pageSize: 10 } }
  })
}

/** Prefixes of two to six characters of existing names; one in twenty of a missing name. */
export function suggestionLog(companies: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomOf(STREAM + 1, index)
    const { name } = anyCompany(random, companies)
    return random.chance(0.05) ? random.pick(MISSES) : name.slice(0, random.int(2, 6))
  })
}

export function idLog(companies: number, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => companyIdentity(randomOf(STREAM + 2, index).int(0, companies - 1)).id,
  )
}
