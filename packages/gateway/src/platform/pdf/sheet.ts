import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { PdfDocument } from './blocks'

export type Sheet = InstanceType<typeof PDFDocument>

export const INK = '#1c2430'
export const GREY = '#667085'
export const LINE = '#d9dee7'
export const SOFT = '#f3f6fb'
export const PRIMARY = '#1557d6'

// The package does not export file paths, so its folder is derived from its entry.
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts')

/** Font names in a document; both fonts have all Simplified Chinese characters. */
export const FONTS = { regular: 'regular', bold: 'bold' } as const

/** Read once for all documents of a thread: parsing a font takes as long as the text of a document. */
const FILES = {
  regular: create(readFileSync(join(FOLDER, 'NotoSansHans-Regular.otf'))),
  bold: create(readFileSync(join(FOLDER, 'NotoSansHans-Bold.otf'))),
}

/** Margins in points (1/72 inch). */
const MARGINS = { top: 64, bottom: 64, left: 54, right: 54 } as const

/** An empty A4 document. Pages are buffered until its end, for the page numbers. */
export function createSheet({ title, createdAt }: Pick<PdfDocument, 'title' | 'createdAt'>): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    // The types allow file paths only.
    font: FILES.regular as unknown as string,
    info: { Title: title, Author: '筑数通', Creator: '筑数通', CreationDate: new Date(createdAt) },
  })
  for (const name of Object.values(FONTS)) sheet.registerFont(name, FILES[name] as unknown as string)
  return sheet.font(FONTS.regular)
}

export const leftOf = (sheet: Sheet): number => sheet.page.margins.left
export const widthOf = (sheet: Sheet): number =>
  sheet.page.width - sheet.page.margins.left - sheet.page.margins.right
const bottomOf = (sheet: Sheet): number => sheet.page.height - sheet.page.margins.bottom

/** Begins a new page unless `height` points are left on this one; true for a new page. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= bottomOf(sheet)) return false
  sheet.addPage()
  return true
}

/** Draws one line of text, truncated with an ellipsis. The position of the next text does not change. */
export function drawLine(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  width: number,
  align: 'left' | 'right' | 'center' = 'left',
): void {
  const { y: before } = sheet
  sheet.text(text, x, y, { width, height: sheet.currentLineHeight(true), ellipsis: '…', align })
  sheet.y = before
  sheet.x = leftOf(sheet)
}
