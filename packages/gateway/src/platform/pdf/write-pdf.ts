import { buffer } from 'node:stream/consumers'
import type { PdfBlock, PdfDocument } from './blocks'
import { drawBars, drawLineChart } from './draw-charts'
import { drawQr } from './draw-qr'
import { drawFacts, drawTable } from './draw-table'
import { drawHeading, drawList, drawNote, drawParagraph, drawTitle } from './draw-text'
import { createSheet, drawLine, FONTS, GREY, LINE, leftOf, type Sheet, widthOf } from './sheet'

const drawBlock = (sheet: Sheet, block: PdfBlock): unknown => {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block.text)
    case 'paragraph':
      return drawParagraph(sheet, block.text)
    case 'note':
      return drawNote(sheet, block.text)
    case 'list':
      return drawList(sheet, block.items)
    case 'facts':
      return drawFacts(sheet, block)
    case 'table':
      return drawTable(sheet, block)
    case 'bars':
      return drawBars(sheet, block)
    case 'line':
      return drawLineChart(sheet, block)
    case 'qr':
      return drawQr(sheet, block)
    case 'page-break':
      return sheet.addPage()
  }
}

const drawFooters = (sheet: Sheet, footer: string): void => {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    // The footer is below the margin, where text would begin a new page.
    sheet.page.margins.bottom = 0
    const [left, width, y] = [leftOf(sheet), widthOf(sheet), sheet.page.height - 44]
    sheet
      .moveTo(left, y - 6)
      .lineTo(left + width, y - 6)
      .lineWidth(0.5)
      .stroke(LINE)
    sheet.font(FONTS.regular).fontSize(8).fillColor(GREY)
    drawLine(sheet, footer, left, y, width - 90)
    drawLine(sheet, `第 ${page - start + 1} 页，共 ${count} 页`, left + width - 90, y, 90, 'right')
  }
}

/**
 * Writes a document as PDF (ADR 16). The fonts are embedded with the used characters, so that the text can be
 * selected and searched. It blocks the thread for about a second, so a worker thread runs it.
 */
export async function writePdf({ blocks, footer, ...document }: PdfDocument): Promise<Buffer> {
  const sheet = createSheet(document)
  const written = buffer(sheet)
  drawTitle(sheet, document)
  for (const block of blocks) drawBlock(sheet, block)
  drawFooters(sheet, footer)
  sheet.end()
  return written
}
