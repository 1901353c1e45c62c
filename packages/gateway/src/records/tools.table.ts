import {
  dynamicCheck,
  permitExpiry,
  qualificationExpiry,
  qualificationTrace,
} from '@zhushutong/domain/records'
import { recordTable } from './record-table'

export const qualificationTraceRecords = recordTable(qualificationTrace)
export const dynamicCheckRecords = recordTable(dynamicCheck)
export const qualificationExpiryRecords = recordTable(qualificationExpiry)
export const permitExpiryRecords = recordTable(permitExpiry)
