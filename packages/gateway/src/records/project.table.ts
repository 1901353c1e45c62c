import {
  engineering,
  highway,
  project,
  shengting,
  siku,
  water,
  waterSupervision,
} from '@zhushutong/domain/records'
import { recordTable } from './record-table'

export const sikuRecords = recordTable(siku)
export const shengtingRecords = recordTable(shengting)
export const highwayRecords = recordTable(highway)
export const waterRecords = recordTable(water)
export const waterSupervisionRecords = recordTable(waterSupervision)
export const projectRecords = recordTable(project)
export const engineeringRecords = recordTable(engineering)
