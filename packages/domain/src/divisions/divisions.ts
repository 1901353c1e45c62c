import { CENTRE } from './centre.data'
import { EAST } from './east.data'
import { NORTH } from './north.data'
import { type Division, type DivisionTable, tableOf } from './table'
import { WEST } from './west.data'

// Read when it is first asked for: not every page that bears this names a place.
let table: DivisionTable | undefined
const divisions = (): DivisionTable => {
  table ??= tableOf([...NORTH, ...EAST, ...CENTRE, ...WEST])
  return table
}

/** The name of one division, or null for a code that is none (REG-02). */
export const divisionName = (code: string): string | null => divisions().names.get(code) ?? null

/**
 * The divisions directly below one; the provinces below '000000', and none below a code that is none.
 * Municipalities go straight to counties (REG-02).
 */
export const divisionsBelow = (code = '000000'): readonly Division[] => divisions().below.get(code) ?? []

/**
 * The codes above and including one, as far as they are known, province first: 500112 → 500000, 500112
 * (REG-02).
 */
export const divisionPath = (code: string): string[] =>
  [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])].filter((c) =>
    divisions().names.has(c),
  )

const SHORT = /(省|市|维吾尔自治区|壮族自治区|回族自治区|自治区|特别行政区)$/

/** 重庆市 → 重庆, 广西壮族自治区 → 广西; what chips and lists show (REG-03). */
export const shortName = (name: string): string => name.replace(SHORT, '')

/**
 * 重庆 · 渝北区 for 500112 (REG-02). A county that has gone is told by what stood above it; null where nothing
 * of a code is known.
 */
export const divisionLabel = (code: string): string | null => {
  const [province, ...rest] = divisionPath(code).map(divisionName)
  return province ? [shortName(province), ...rest].join(' · ') : null
}

/**
 * The first division of a name as people write it, 葫芦岛 or 葫芦岛市, within another one: right below it, then,
 * by full name and in a province only, one level deeper (REG-03).
 */
export const divisionByName = (name: string, within = '000000'): Division | null => {
  const wanted = name.trim()
  const below = divisionsBelow(within)
  const found = below.find((d) => shortName(d.name) === shortName(wanted))
  if (found || within === '000000') return found ?? null
  return below.flatMap((d) => divisionsBelow(d.code)).find((d) => d.name === wanted) ?? null
}
