import { CENTRE } from './centre.data'
import { EAST } from './east.data'
import { NORTH } from './north.data'
import { WEST } from './west.data'

/** A province, city or county by its GB/T 2260 code of six digits. */
export interface Division {
  readonly code: string
  readonly name: string
}

// 市辖区, 县 and 省直辖县级行政区划 stand between a province and its counties only in the code.
const NO_CITY = /^(市辖区|县|.*直辖县级行政区划)$/

interface Table {
  readonly names: ReadonlyMap<string, string>
  readonly below: ReadonlyMap<string, readonly Division[]>
}

const read = (): Table => {
  const names = new Map<string, string>()
  const below = new Map<string, Division[]>([['000000', []]])
  const add = (parent: string, code: string, name: string) => {
    names.set(code, name)
    below.set(parent, [...(below.get(parent) ?? []), { code, name }])
  }
  for (const block of [...NORTH, ...EAST, ...CENTRE, ...WEST]) {
    const [head = '', ...cities] = block.split('\n')
    const province = head.slice(0, 2)
    add('000000', `${province}0000`, head.slice(2))
    for (const line of cities) {
      const [city = '', counties = ''] = line.split(':')
      const code = `${province}${city.slice(0, 2)}00`
      const isReal = !NO_CITY.test(city.slice(2))
      if (isReal) add(`${province}0000`, code, city.slice(2))
      // A city without counties (东莞, 中山, 儋州) stands in the list as its own county 00.
      for (const county of counties.split(',').filter((c) => c !== '' && !c.startsWith('00')))
        add(isReal ? code : `${province}0000`, `${code.slice(0, 4)}${county.slice(0, 2)}`, county.slice(2))
    }
  }
  return { names, below }
}

let table: Table | undefined
const divisions = () => {
  table ??= read()
  return table
}

/** The name of one division, or null for a code that is none. */
export const divisionName = (code: string): string | null => divisions().names.get(code) ?? null

/** The divisions directly below one; the provinces below '000000'. Municipalities go straight to counties. */
export const divisionsBelow = (code = '000000'): readonly Division[] => divisions().below.get(code) ?? []

/** The codes above and including one, province first: 500112 → 500000, 500112. */
export const divisionPath = (code: string): string[] =>
  [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])].filter((c) =>
    divisions().names.has(c),
  )

const SHORT = /(省|市|维吾尔自治区|壮族自治区|回族自治区|自治区|特别行政区)$/

/** 重庆市 → 重庆, 广西壮族自治区 → 广西; what chips and lists show. */
export const shortName = (name: string): string => name.replace(SHORT, '')

/** 重庆 · 渝北区 for 500112; null for a code that is none. */
export const divisionLabel = (code: string): string | null => {
  const path = divisionPath(code)
  if (path.length === 0) return null
  return path.map((c, i) => (i === 0 ? shortName(divisionName(c) ?? '') : divisionName(c))).join(' · ')
}

/** Finds a division by a name as people write it, within another one; longer matches win. */
export const divisionByName = (name: string, within = '000000'): Division | null => {
  const wanted = name.trim()
  if (wanted === '') return null
  const found = divisionsBelow(within).find(
    (d) => d.name === wanted || shortName(d.name) === shortName(wanted),
  )
  if (found) return found
  return within === '000000'
    ? null
    : (divisionsBelow(within)
        .flatMap((d) => divisionsBelow(d.code))
        .find((d) => d.name === wanted) ?? null)
}
