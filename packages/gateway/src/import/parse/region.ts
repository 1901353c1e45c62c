import {
  type Division,
  divisionName,
  divisionPath,
  findDivisionByName,
  findPlaceName,
  listDivisions,
  listNamesWithin,
  shortDivisionName,
} from '@zhushutong/domain/divisions'
import { simplifiedForms } from '../../records'
import { cleanText, compact, MISSING, type Parsed, rejected } from './reading'

/** The location fields of a row; each may be missing. */
interface Location {
  readonly province?: unknown
  readonly city?: unknown
  readonly address?: unknown
  readonly county?: unknown
}

const SUFFIX = /(自治州|自治县|地区|新区|市|州|盟|区|县)$/

/** The division or zone with a name of the gazetteer within a province: 闸北, 延边州, 两江新区. */
const placeNamed = (text: string, province: Division): Division | null => {
  const within = [province.code]
  const [code, ...others] = (findPlaceName(text, within) ?? findPlaceName(`${text}区`, within))?.codes ?? []
  const name = code !== undefined && others.length === 0 ? divisionName(code) : null
  return code !== undefined && name !== null ? { code, name } : null
}

/** Finds a division by its name or a part of it, if that is unambiguous: 葫芦岛, 伊犁哈萨克, 闸北, 浦东. */
const cityNamed = (text: string, province: Division): Division | null => {
  const below = listDivisions(province.code)
  const whole = below.find((d) => d.name === text || shortDivisionName(d.name) === shortDivisionName(text))
  if (whole) return whole
  const only = (beginning: string) => {
    const candidates = beginning.length < 2 ? [] : below.filter((d) => d.name.startsWith(beginning))
    return candidates.length === 1 ? (candidates[0] ?? null) : null
  }
  return placeNamed(text, province) ?? only(text) ?? only(text.replace(SUFFIX, ''))
}

/** Removes a division's name from the start of an address: 辽宁省, 辽宁, 伊犁州 for 伊犁哈萨克自治州. */
const without = (address: string, { name }: Division): string => {
  const short = shortDivisionName(name)
  if (address.startsWith(name)) return address.slice(name.length)
  const [, stem = ''] = /^([^省市区县州]{2,4})州/.exec(address) ?? []
  if (stem !== '' && name.startsWith(stem)) return address.slice(stem.length + 1)
  return address.startsWith(short) ? address.slice(short.length).replace(/^[省市]/, '') : address
}

const LONGEST_NAME = 15

/** The division with the longest name at the start of an address. */
const atStart = (address: string, divisions: ReadonlyMap<string, Division>): Division | null => {
  for (let length = Math.min(LONGEST_NAME, address.length); length >= 2; length--) {
    const division = divisions.get(address.slice(0, length))
    if (division) return division
  }
  return null
}

const byName = (divisions: readonly Division[]): ReadonlyMap<string, Division> =>
  new Map(divisions.map((division) => [division.name, division]))

// Many addresses begin with 城区, 东区 or 市中区 without meaning the county of that name.
const isTelling = ({ name }: Division) => name.length > 2 && name !== '市中区'

const telling = new Map<string, ReadonlyMap<string, Division>>()

/** Cities, counties and zones of a province with unambiguous names: not 鼓楼区, which two cities have. */
const tellingBelow = (code: string): ReadonlyMap<string, Division> => {
  const known = telling.get(code)
  if (known) return known
  const isAlone = ({ name }: Division) => findPlaceName(name, [code])?.codes.length === 1
  const rows = byName([...listNamesWithin(code).values()].filter((d) => isTelling(d) && isAlone(d)))
  telling.set(code, rows)
  return rows
}

/** The county that an address names within a city, the city itself, or null if the address is elsewhere. */
const narrowed = (address: string, province: Division, city: Division): Division | null => {
  const rest = without(address, province)
  const inCity = atStart(without(rest, city), listNamesWithin(city.code)) ?? atStart(rest, byName([city]))
  if (inCity) return inCity
  const other = atStart(rest, tellingBelow(province.code))
  return other && !divisionPath(other.code).includes(city.code) ? null : city
}

const provinces = byName(listDivisions())
const provinceIn = (address: string): Division | null => atStart(address, provinces)

const byAddress = (address: string, province: Division): Division => {
  const division = atStart(without(address, province), tellingBelow(province.code))
  return (division && narrowed(address, province, division)) ?? division ?? province
}

const provinceOf = (text: string, address: string): Parsed<Division> => {
  const stated = text === '' ? null : findDivisionByName(text)
  const addressed = provinceIn(address)
  if (text !== '' && !stated) return rejected(`没有“${text}”这个省级行政区`)
  if (stated && addressed && stated.code !== addressed.code)
    return rejected(`所在省份是${stated.name}，地址却在${addressed.name}`)
  const province = stated ?? addressed
  return province ? { value: province } : rejected('看不出省份')
}

/** 重庆 · 重庆市, 市辖区: the level between a municipality and its counties. */
const isNoCity = (text: string, province: Division): boolean =>
  text === province.name || /^(市辖区|县|直辖)$/.test(text)

const locate = (place: Location): Parsed<Division> => {
  const address = compact(cleanText(place.address)).replace(/^中国/, '')
  const provinceText = cleanText(place.province)
  const cityText = cleanText(place.city)
  if (provinceText === '' && cityText === '' && address === '') return MISSING
  const { value: province, warning } = provinceOf(provinceText, address)
  if (!province) return { value: null, warning }
  const city = cityText === '' ? null : cityNamed(cityText, province)
  if (!city && (cityText === '' || isNoCity(cityText, province)))
    return { value: byAddress(address, province) }
  if (!city) {
    const division = byAddress(address, province)
    const where = division === province ? '只定位到省' : `按地址定位到${division.name}`
    return { value: division, warning: `${province.name}今无“${cityText}”，${where}` }
  }
  const division = narrowed(address, province, city)
  return division ? { value: division } : { value: province, warning: `地址不在${city.name}，只定位到省` }
}

/** The county of the row's own field within the located division, unless the address names another one. */
const withCounty = (located: Division, text: string): Parsed<Division> => {
  const isCounty = !located.code.endsWith('00')
  const [, city] = divisionPath(located.code)
  const within = isCounty ? `${located.code.slice(0, 4)}00` : (city ?? located.code)
  const county =
    findDivisionByName(text, within) ??
    (isCounty ? findDivisionByName(text, `${located.code.slice(0, 2)}0000`) : null)
  if (!county || county.code === located.code) return { value: located }
  if (!isCounty) return { value: county }
  return { value: located, warning: `区县是${county.name}，地址却在${located.name}` }
}

/** The division of a row; a location in traditional characters is read in simplified ones where it is not known. */
const located = (place: Location): Parsed<Division> => {
  const first = locate(place)
  if (first.value && !first.warning) return first
  const [province, city, address] = [place.province, place.city, place.address].map(
    (text) => simplifiedForms(cleanText(text))[0],
  )
  const second = locate({ province, city, address })
  return second.value && !second.warning ? second : first
}

/**
 * The division of a location, by the names of the gazetteer: the county if a field or the address names it, else the
 * city, else the province. An abolished division is resolved to its successor, a zone to its seat, a contradiction only
 * down to the level that is certain. 重庆 · 渝北区, as exports write it, is read as a whole.
 */
export function parseRegion(place: Location): Parsed<string> {
  const [province = '', city, county] = cleanText(place.province)
    .split('·')
    .map((part) => part.trim())
  const whole = city === undefined ? place : { ...place, province, city, county: county ?? place.county }
  const { value, warning } = located(whole)
  const countyText = simplifiedForms(cleanText(whole.county))[0] ?? ''
  if (!value || countyText === '') return { value: value?.code ?? null, ...(warning && { warning }) }
  const division = withCounty(value, countyText)
  const remark = warning ?? division.warning
  return { value: division.value?.code ?? null, ...(remark && { warning: remark }) }
}
