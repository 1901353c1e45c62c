export type { PdfBlock, PdfColumn, PdfDocument, PdfValue } from './blocks'
export { writePdf } from './write-pdf'
