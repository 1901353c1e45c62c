import { divisionPath, listDivisions, shortDivisionName } from '../../divisions'

export interface NamedPlace {
  readonly code: string
  /** Other places with the same name, if the question does not distinguish them. */
  readonly others: readonly string[]
}

const COUNTY_END = /(自治县|自治旗|林区|特区|新区|县|区|市|旗)$/

// Short names of counties that usually mean something else.
const COMMON = new Set(
  '和平 长安 公安 新城 东方 新建 安居 路桥 港口 建设 城区 郊区 矿区 新华 解放 红旗 向阳 友好 人民 中山 民权 太和 平安 天河 鼓楼 桥东 桥西 铁东 铁西 东区 西区 开发 高新 通道 合作 双桥 普安 永安 大厂 龙门 石门 沙市 三门 水城 大道 中站 中方 南部 前进 东风 站前 中原 江城 河口 沿河 大化 安全 金山 光明 清河 乌海 万年'.split(
    ' ',
  ),
)

let known: ReadonlyMap<string, readonly string[]> | undefined

const buildPlaceCodes = (): ReadonlyMap<string, readonly string[]> => {
  const codes = new Map<string, string[]>()
  const add = (name: string, code: string) => {
    const same = codes.get(name) ?? []
    if ([...name].length >= 2 && !same.includes(code)) codes.set(name, [...same, code])
  }
  const addCounty = ({ code, name }: { readonly code: string; readonly name: string }) => {
    add(name, code)
    const short = name.replace(COUNTY_END, '')
    if (!COMMON.has(short)) add(short, code)
  }
  for (const province of listDivisions()) {
    add(province.name, province.code)
    add(shortDivisionName(province.name), province.code)
    for (const city of listDivisions(province.code)) {
      const counties = listDivisions(city.code)
      // A municipality contains counties directly.
      if (counties.length === 0 && !city.code.endsWith('00')) addCounty(city)
      else {
        add(city.name, city.code)
        add(city.name.replace(/(市|地区|盟|自治州)$/, ''), city.code)
      }
      for (const county of counties) addCounty(county)
    }
  }
  return codes
}

/** Codes of places by full name, and by short name where it means nothing else. */
export function placeCodes(): ReadonlyMap<string, readonly string[]> {
  known ??= buildPlaceCodes()
  return known
}

const isWithin = (code: string, outer: string) => divisionPath(code).includes(outer)
const depth = (code: string) => (code.endsWith('0000') ? 1 : code.endsWith('00') ? 2 : 3)

/** The codes within the place named before, or all codes if none is within it. Larger places first. */
const codesWithin = (codes: readonly string[], before: string | null): readonly string[] => {
  const inside = before === null ? [] : codes.filter((code) => isWithin(code, before))
  if (inside.length > 0) return inside
  const least = Math.min(...codes.map(depth))
  return codes.filter((code) => depth(code) === least)
}

/**
 * The places that a question names in turn, from province to county: 重庆渝北 is the county in that city.
 * A county's name alone may be ambiguous: the first county is used, the others are in `others`.
 * @param named the possible codes of each name
 */
export function combinePlaces(named: ReadonlyArray<readonly string[]>): readonly NamedPlace[] {
  const places: NamedPlace[] = []
  for (const codes of named) {
    const last = places.at(-1)
    const [code = '', ...others] = codesWithin(codes, last?.code ?? null)
    const narrows = last !== undefined && isWithin(code, last.code)
    if (narrows) places.pop()
    if (!places.some((place) => place.code === code)) places.push({ code, others: narrows ? [] : others })
  }
  return places
}
