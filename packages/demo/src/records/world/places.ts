import { divisionName, listDivisions, shortDivisionName } from '@zhushutong/domain/divisions'
import type { Random } from '../random'

/** Approximate share of construction companies by province; 1 for provinces not named. */
const WEIGHTS: Readonly<Record<string, number>> = {
  '110000': 4, '130000': 6, '210000': 4, '310000': 4, '320000': 13, '330000': 11, '340000': 8, '350000': 7,
  '360000': 4, '370000': 10, '410000': 9, '420000': 6, '430000': 5, '440000': 11, '450000': 3, '500000': 8,
  '510000': 9, '520000': 3, '530000': 4, '610000': 5, '650000': 3,
} // biome-ignore format: a table
const MAINLAND = listDivisions('000000').filter(({ code }) => code < '700000')

const countiesBelow = (code: string): string[] => {
  const below = listDivisions(code).filter((d) => d.code !== code)
  return below.length > 0 ? below.flatMap((d) => countiesBelow(d.code)) : [code]
}

const COUNTIES = MAINLAND.map(({ code }) => [countiesBelow(code), WEIGHTS[code] ?? 1] as const)

export function anyCounty(random: Random): string {
  return random.pick(random.weighted(COUNTIES))
}

export function provinceOf(county: string): string {
  return `${county.slice(0, 2)}0000`
}

const cityOf = (county: string): string => divisionName(`${county.slice(0, 4)}00`) ?? ''

/** The city's name without its suffix: 重庆, 苏州; the province's if the city's is long or missing. */
export function placeName(county: string): string {
  const city = cityOf(county)
  return city.endsWith('市') ? city.slice(0, -1) : shortDivisionName(divisionName(provinceOf(county)) ?? '')
}

/** The beginning of an address: 江苏省苏州市昆山市. */
export function fullPlace(county: string): string {
  return [divisionName(provinceOf(county)), cityOf(county), divisionName(county)].filter(Boolean).join('')
}

export function countyName(county: string): string {
  return divisionName(county) ?? placeName(county)
}

/** The housing authority of a province: 重庆市住房和城乡建设委员会, 江苏省住房和城乡建设厅. */
export function housingAuthority(county: string): string {
  const province = divisionName(provinceOf(county)) ?? ''
  return `${province}住房和城乡建设${province.endsWith('市') ? '委员会' : '厅'}`
}
