/** A province, city or county by its GB/T 2260 code of six digits (REG-02). */
export interface Division {
  readonly code: string
  readonly name: string
}

/** Names by code, and the divisions directly below each code; the provinces are below '000000' (REG-02). */
export interface DivisionTable {
  readonly names: ReadonlyMap<string, string>
  readonly children: ReadonlyMap<string, readonly Division[]>
}

// 市辖区, 县 and 省直辖县级行政区划 are a level of the code only, not real divisions.
const NO_CITY = /^(市辖区|县|.*直辖县级行政区划)$/

/** Parses one block per province: 'PPprovince', then one line per city, 'CCcity:NNcounty,NNcounty'. */
export function parseDivisionTable(blocks: readonly string[]): DivisionTable {
  const names = new Map<string, string>()
  const below = new Map<string, Division[]>()
  const add = (parent: string, code: string, name: string) => {
    names.set(code, name)
    below.set(parent, [...(below.get(parent) ?? []), { code, name }])
  }
  for (const block of blocks) {
    const [head, ...lines] = block.split('\n') as [string, ...string[]]
    const province = `${head.slice(0, 2)}0000`
    add('000000', province, head.slice(2))
    for (const line of lines) {
      const [city, counties] = line.split(':') as [string, string]
      const start = head.slice(0, 2) + city.slice(0, 2)
      const isReal = !NO_CITY.test(city.slice(2))
      if (isReal) add(province, `${start}00`, city.slice(2))
      // A city without counties (东莞, 中山, 儋州) is listed as its own county 00.
      for (const county of counties.split(',').filter((c) => !c.startsWith('00')))
        add(isReal ? `${start}00` : province, start + county.slice(0, 2), county.slice(2))
    }
  }
  return { names, children: below }
}
