import { winning } from '@zhushutong/domain/records'
import { recordTable } from './record-table'

export const winningRecords = recordTable(winning)
