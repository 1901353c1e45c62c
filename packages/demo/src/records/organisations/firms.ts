import { divisionName, shortDivisionName } from '@zhushutong/domain/divisions'
import { type Random, randomOf } from '../random'
import { brand } from '../world/made-up-names'
import { provinceOf } from '../world/places'

const STREAM = { firm: 100 }
const PER_PROVINCE = 12

const FORMS = {
  design: ['建筑设计有限公司', '工程设计研究院有限公司', '规划设计咨询有限公司'],
  road: ['交通规划设计院有限公司', '公路勘察设计有限公司'],
  water: ['水利水电勘测设计有限公司', '水利规划设计院有限公司'],
  town: ['市政工程设计研究院有限公司', '城市规划设计有限公司'],
  survey: ['岩土工程勘察有限公司', '勘测设计有限公司'],
  supervision: ['建设监理有限公司', '工程监理咨询有限公司'],
  review: ['施工图审查有限公司', '建设工程施工图审查中心'],
} as const
type FirmSort = keyof typeof FORMS
const SORTS = Object.keys(FORMS)

const DESIGNERS: Readonly<Record<string, FirmSort>> = {
  highway: 'road',
  water: 'water',
  municipal: 'town',
  landscape: 'town',
}
export function designerOf(type: string): FirmSort {
  return DESIGNERS[type] ?? 'design'
}

/**
 * A firm of the province for design, survey, supervision or drawing review, from a small pool, so that the
 * same firms appear repeatedly.
 */
export function firmOf(random: Random, sort: FirmSort, county: string): string {
  const pool = Number(county.slice(0, 2)) * SORTS.length + SORTS.indexOf(sort)
  const mine = randomOf(STREAM.firm, pool * PER_PROVINCE + random.int(0, PER_PROVINCE - 1))
  return `${shortDivisionName(divisionName(provinceOf(county)) ?? '')}${brand(mine)}${mine.pick(FORMS[sort])}`
}
