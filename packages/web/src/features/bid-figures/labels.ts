import { divisionName, shortDivisionName } from '@zhushutong/domain/divisions'
import { ENGINEERING_TYPES } from '@zhushutong/domain/records'

/** A province by its code: 重庆. */
export function regionLabel(code: string): string {
  return shortDivisionName(divisionName(code) ?? code)
}

/** A type of engineering by its code: 市政. */
export function typeLabel(code: string): string {
  return ENGINEERING_TYPES.find(({ value }) => value === code)?.label ?? code
}
