import { declareTask } from '../workers/task'
import type { PdfDocument } from './blocks'

export type { PdfBlock, PdfColumn, PdfDocument } from './blocks'

/** Runs in a worker thread. */
export const WRITE_PDF = declareTask<PdfDocument, Uint8Array>('write-pdf')
