import { agency, owner } from '@zhushutong/domain/records'
import { recordTable } from './record-table'

export const ownerRecords = recordTable(owner)
export const agencyRecords = recordTable(agency)
