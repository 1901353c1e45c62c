import { QUALIFICATIONS } from '../records'
import { buildStandard } from './build-standard'
import { GENERAL_CIVIL } from './general.data'
import { GENERAL_INDUSTRY } from './general-industry.data'
import { GENERAL_WATER } from './general-water.data'
import { SPECIAL_AIR_PORT } from './special-air-port.data'
import { SPECIAL_BUILDING } from './special-building.data'
import { LABOUR_FACTS, SPECIAL_ENERGY } from './special-energy.data'
import { SPECIAL_FITTING } from './special-fitting.data'
import { SPECIAL_TRANSPORT } from './special-transport.data'
import type { QualificationStandard } from './standard'

export const STANDARD_FACTS = {
  ...GENERAL_CIVIL,
  ...GENERAL_WATER,
  ...GENERAL_INDUSTRY,
  ...SPECIAL_BUILDING,
  ...SPECIAL_FITTING,
  ...SPECIAL_TRANSPORT,
  ...SPECIAL_AIR_PORT,
  ...SPECIAL_ENERGY,
}

/** The key of labour, which has no code in the catalogue of qualifications. */
export const LABOUR = 'labour'

const HEAD = 4

/** The standards of all 48 categories, in the order of the document, and of labour (QST-01). */
export const QUALIFICATION_STANDARDS: readonly QualificationStandard[] = [
  ...QUALIFICATIONS.map(({ value, full, grades }, i) =>
    buildStandard({ code: value, name: full, chapter: i + 1, grades }, STANDARD_FACTS[value] ?? {}),
  ),
  buildStandard(
    { code: LABOUR, name: '施工劳务', chapter: QUALIFICATIONS.length + 1, grades: [] },
    LABOUR_FACTS,
  ),
]

/** The standard of a category, by its code or a code with a grade: D110, D110B (QST-02). */
export function findQualificationStandard(tag: string): QualificationStandard | undefined {
  return QUALIFICATION_STANDARDS.find(({ code }) => code === tag || code === tag.slice(0, HEAD))
}
