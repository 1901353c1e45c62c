import { batchCheckTasks } from '../batch-check/batch-check.tasks'
import { contentTasks } from '../content/content.tasks'
import { exportTasks } from '../export/export.tasks'
import { importTasks } from '../import/import.tasks'
import { pdfTasks } from '../platform/pdf/pdf.tasks'
import { runTasks } from '../platform/workers/task'

export const runTask = runTasks([
  ...pdfTasks,
  ...exportTasks,
  ...contentTasks,
  ...importTasks,
  ...batchCheckTasks,
])
