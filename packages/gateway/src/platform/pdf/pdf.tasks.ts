import { handleTask } from '../workers/task'
import { WRITE_PDF } from './index'

/** The first document of a worker thread loads the library. */
export const pdfTasks = [
  handleTask(WRITE_PDF, async (document) => (await import('./write-pdf')).writePdf(document)),
]
