import { handleTask } from '../workers/task'
import { WRITE_PDF } from './index'

/** How a document is written in a worker thread; the first one loads what draws. */
export const pdfTasks = [
  handleTask(WRITE_PDF, async (document) => (await import('./write-pdf')).writePdf(document)),
]
