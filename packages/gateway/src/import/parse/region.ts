import {
  type Division,
  divisionByName,
  divisionPath,
  divisionsBelow,
  shortName,
} from '@zhushutong/domain/divisions'
import { cleaned, compact, MISSING, type Read, unread } from './reading'

/** What a row says of where something is; any part may be missing. */
export interface Place {
  readonly province?: unknown
  readonly city?: unknown
  readonly address?: unknown
}

const SUFFIX = /(自治州|自治县|地区|新区|市|州|盟|区|县)$/

/** 葫芦岛, 伊犁哈萨克, 延边州, 浦东: a division by the way its name is cut short, where only one can be meant. */
const cityNamed = (text: string, province: Division): Division | null => {
  const below = divisionsBelow(province.code)
  const whole = below.find((d) => d.name === text || shortName(d.name) === shortName(text))
  if (whole) return whole
  const only = (beginning: string) => {
    const candidates = beginning.length < 2 ? [] : below.filter((d) => d.name.startsWith(beginning))
    return candidates.length === 1 ? (candidates[0] ?? null) : null
  }
  return only(text) ?? only(text.replace(SUFFIX, ''))
}

/** An address without the name of a division in front: 辽宁省, 辽宁, 伊犁州 for 伊犁哈萨克自治州. */
const without = (address: string, { name }: Division): string => {
  const short = shortName(name)
  if (address.startsWith(name)) return address.slice(name.length)
  const [, stem = ''] = /^([^省市区县州]{2,4})州/.exec(address) ?? []
  if (stem !== '' && name.startsWith(stem)) return address.slice(stem.length + 1)
  return address.startsWith(short) ? address.slice(short.length).replace(/^[省市]/, '') : address
}

const atStart = (address: string, divisions: readonly Division[]): Division | null =>
  divisions
    .filter((d) => address.startsWith(d.name))
    .reduce<Division | null>((best, d) => (best && best.name.length >= d.name.length ? best : d), null)

// 城区, 东区, 市中区 begin many an address without being the county of that name.
const isTelling = ({ name }: Division) => name.length > 2 && name !== '市中区'

const telling = new Map<string, readonly Division[]>()

/** Cities and counties of a province whose name says which one is meant: 鼓楼区 of two cities does not. */
const tellingBelow = (code: string): readonly Division[] => {
  const known = telling.get(code)
  if (known) return known
  const all = divisionsBelow(code).flatMap((d) => [d, ...divisionsBelow(d.code)])
  const times = new Map<string, number>()
  for (const { name } of all) times.set(name, (times.get(name) ?? 0) + 1)
  const found = all.filter((d) => isTelling(d) && times.get(d.name) === 1)
  telling.set(code, found)
  return found
}

/** The county that an address names within a city, the city itself, or null where the address is elsewhere. */
const narrowed = (address: string, province: Division, city: Division): Division | null => {
  const rest = without(address, province)
  const inCity = atStart(without(rest, city), divisionsBelow(city.code)) ?? atStart(rest, [city])
  if (inCity) return inCity
  const other = atStart(rest, tellingBelow(province.code))
  return other && !divisionPath(other.code).includes(city.code) ? null : city
}

const provinceIn = (address: string): Division | null => atStart(address, divisionsBelow())

const byAddress = (address: string, province: Division): Division => {
  const found = atStart(without(address, province), tellingBelow(province.code))
  return (found && narrowed(address, province, found)) ?? found ?? province
}

const provinceOf = (text: string, address: string): Read<Division> => {
  const stated = text === '' ? null : divisionByName(text)
  const addressed = provinceIn(address)
  if (text !== '' && !stated) return unread(`没有“${text}”这个省级行政区`)
  if (stated && addressed && stated.code !== addressed.code)
    return unread(`所在省份是${stated.name}，地址却在${addressed.name}`)
  const province = stated ?? addressed
  return province ? { value: province } : unread('看不出省份')
}

/**
 * The division where something is, by today's names (GB/T 2260 as of 2023): the county where the address names one,
 * else the city, else the province. What contradicts itself or has gone is not resolved below the level that is
 * certain.
 */
export const parseRegion = (place: Place): Read<string> => {
  const address = compact(cleaned(place.address)).replace(/^中国/, '')
  const provinceText = cleaned(place.province)
  const cityText = cleaned(place.city)
  if (provinceText === '' && cityText === '' && address === '') return MISSING
  const { value: province, warning } = provinceOf(provinceText, address)
  if (!province) return { value: null, warning }
  if (cityText === '') return { value: byAddress(address, province).code }
  const city = cityNamed(cityText, province)
  if (!city) {
    const found = byAddress(address, province)
    const where = found === province ? '只定位到省' : `按地址定位到${found.name}`
    return { value: found.code, warning: `${province.name}今无“${cityText}”，${where}` }
  }
  const found = narrowed(address, province, city)
  return found ? { value: found.code } : { value: province.code, warning: `地址不在${city.name}，只定位到省` }
}
