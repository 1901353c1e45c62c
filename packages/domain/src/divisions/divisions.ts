import { CENTRE } from './centre.data'
import { EAST } from './east.data'
import { NORTH } from './north.data'
import { type Division, type DivisionTable, parseDivisionTable } from './table'
import { WEST } from './west.data'

// Parsed on first use: not every page that bundles this module shows a place.
let table: DivisionTable | undefined
const divisions = (): DivisionTable => {
  table ??= parseDivisionTable([...NORTH, ...EAST, ...CENTRE, ...WEST])
  return table
}

/** The name of a division, or null for an unknown code. */
export function divisionName(code: string): string | null {
  return divisions().names.get(code) ?? null
}

/**
 * The divisions directly below one; the provinces for '000000', none for an unknown code. Municipalities contain
 * counties directly.
 */
export function listDivisions(code = '000000'): readonly Division[] {
  return divisions().children.get(code) ?? []
}

/** The known codes from the province down to the code itself: 500112 → 500000, 500112. */
export function divisionPath(code: string): string[] {
  return [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])].filter((c) =>
    divisions().names.has(c),
  )
}

const SHORT = /(省|市|维吾尔自治区|壮族自治区|回族自治区|自治区|特别行政区)$/

/** 重庆市 → 重庆, 广西壮族自治区 → 广西; as shown in chips and lists (REG-03). */
export function shortDivisionName(name: string): string {
  return name.replace(SHORT, '')
}

/** 重庆 for 500000 (REG-03); an unknown code is returned as it is. */
export function shortNameOf(code: string): string {
  return shortDivisionName(divisionName(code) ?? code)
}

/**
 * 重庆 · 渝北区 for 500112. A county that no longer exists is shown by its parent divisions; null if none of them
 * is known.
 */
export function divisionLabel(code: string): string | null {
  const [province, ...rest] = divisionPath(code).map(divisionName)
  return province ? [shortDivisionName(province), ...rest].join(' · ') : null
}

const LONG_NAME = 5

/** The short name of a place: 重庆渝北区 for 500112, 盐城建湖县 for 320925, 重庆 for 500000; null if it is not known. */
export function shortPlace(code: string): string | null {
  const [province, ...below] = divisionPath(code)
  const last = below.at(-1)
  if (province === undefined) return null
  if (last === undefined) return shortNameOf(province)
  const above = shortNameOf(below.at(-2) ?? province)
  // The province replaces the long name of an autonomous prefecture: 贵州兴义市.
  return `${above.length > LONG_NAME ? shortNameOf(province) : above}${divisionName(last)}`
}

/**
 * Finds the first division with a name as people write it, 葫芦岛 or 葫芦岛市, within another one: directly below it; in a
 * province also, by full name, one level deeper.
 */
export function findDivisionByName(name: string, within = '000000'): Division | null {
  const wanted = name.trim()
  const below = listDivisions(within)
  const division = below.find((d) => shortDivisionName(d.name) === shortDivisionName(wanted))
  if (division || within === '000000') return division ?? null
  return below.flatMap((d) => listDivisions(d.code)).find((d) => d.name === wanted) ?? null
}

const MAX_FOUND = 20

/** The divisions whose name contains a text, at most 20, the larger ones first (UIX-02). */
export function findDivisions(text: string): readonly Division[] {
  const wanted = text.trim()
  if (wanted === '') return []
  const names = [...divisions().names].flatMap(([code, name]) =>
    name.includes(wanted) ? [{ code, name }] : [],
  )
  const level = ({ code }: Division) => (code.endsWith('0000') ? 0 : code.endsWith('00') ? 1 : 2)
  return names.sort((a, b) => level(a) - level(b)).slice(0, MAX_FOUND)
}

/** The city of a located address, 江苏省南京市, or the municipality; null if only its province is known (VAL-23). */
export function findDivisionByLocation({
  province,
  provinceCode,
  location,
}: {
  readonly province: string
  readonly provinceCode: string
  readonly location: string
}): Division | null {
  const city = location.startsWith(province) ? location.slice(province.length) : location
  if (city !== '') return findDivisionByName(city, provinceCode)
  // The counties of a municipality are directly below it.
  const isCity = listDivisions(provinceCode).some(({ code }) => !code.endsWith('00'))
  return isCity && /^(11|12|31|50)/.test(provinceCode) ? { code: provinceCode, name: province } : null
}
