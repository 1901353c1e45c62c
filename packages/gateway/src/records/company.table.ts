import { company } from '@zhushutong/domain/records'
import { recordTable } from './record-table'

export const companyRecords = recordTable(company)
