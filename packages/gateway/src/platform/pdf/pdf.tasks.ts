import { handleTask } from '../workers/task'
import { WRITE_PDF } from './index'

/** The writing of a PDF in a worker thread; the first document loads the library. */
export const pdfTasks = [
  handleTask(WRITE_PDF, async (document) => (await import('./write-pdf')).writePdf(document)),
]
