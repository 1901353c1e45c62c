import { person } from '@zhushutong/domain/records'
import { recordTable } from './record-table'

export const personRecords = recordTable(person)
