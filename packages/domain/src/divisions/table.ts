/** A province, city or county by its GB/T 2260 code of six digits (REG-02). */
export interface Division {
  readonly code: string
  readonly name: string
}

/** Names by code, and the divisions right below one; the provinces stand below '000000' (REG-02). */
export interface DivisionTable {
  readonly names: ReadonlyMap<string, string>
  readonly below: ReadonlyMap<string, readonly Division[]>
}

// 市辖区, 县 and 省直辖县级行政区划 stand between a province and its counties only in the code.
const NO_CITY = /^(市辖区|县|.*直辖县级行政区划)$/

/** Reads blocks of a province each: 'PPprovince', then a line a city, 'CCcity:NNcounty,NNcounty' (REG-02). */
export const tableOf = (blocks: readonly string[]): DivisionTable => {
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
      // A city without counties (东莞, 中山, 儋州) stands in the list as its own county 00.
      for (const county of counties.split(',').filter((c) => !c.startsWith('00')))
        add(isReal ? `${start}00` : province, start + county.slice(0, 2), county.slice(2))
    }
  }
  return { names, below }
}
