import { handleTask } from '../platform/workers/task'
import { formatRows } from './format-rows'
import { FORMAT_ROWS, WRITE_WORKBOOK } from './task-names'
import { writeWorkbook } from './write-workbook'

export const exportTasks = [
  handleTask(FORMAT_ROWS, async (rows) => formatRows(rows)),
  handleTask(WRITE_WORKBOOK, writeWorkbook),
]
