import { dayOf } from '@zhushutong/domain/formatting'
import type { Construction } from '../projects/construction'
import type { Project } from './dataset'

const digits = (value: number, width: number) => String(value).padStart(width, '0')
const compact = (day: number) => dayOf(day).replaceAll('-', '')

/** Type in the numbers of the housing platforms: 01 buildings, 02 municipal works, 99 others. */
const sortOf = (type: string): string => {
  if (type === 'building' || type === 'fitout') return '01'
  return type === 'municipal' || type === 'landscape' ? '02' : '99'
}

/** The provincial number of a project: county, day, type and a serial number. */
export function projectNoOf(work: Project, { approval }: Pick<Construction, 'approval'>): string {
  return `${work.region}${compact(approval.day).slice(2)}${sortOf(work.type)}${digits(work.index % 100, 2)}`
}

/** The number of a construction permit; `phase` starts at 1. Null before the first one is issued. */
export function permitNoOf(work: Project, { permitted }: Pick<Construction, 'permitted'>, phase = 1) {
  return permitted === null
    ? null
    : `${work.region}${compact(permitted)}${sortOf(work.type)}${digits(work.index % 100, 2)}${digits(phase, 2)}`
}
