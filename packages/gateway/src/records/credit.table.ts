import { credit } from '@zhushutong/domain/records'
import { recordTable } from './record-table'

export const creditRecords = recordTable(credit)
