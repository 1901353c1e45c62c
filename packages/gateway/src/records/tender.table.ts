import { tender } from '@zhushutong/domain/records'
import { recordTable } from './record-table'

export const tenderRecords = recordTable(tender)
