import type { PdfBlock, PdfColumn } from './blocks'
import { FONTS, GREY, INK, LINE, leftOf, makeRoom, type Sheet, SOFT, widthOf } from './sheet'

const PADDING = 5
const SIZE = 9

interface Cell {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
}

const placeCells = (sheet: Sheet, columns: readonly PdfColumn[], texts: readonly string[]): Cell[] => {
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  const unit = widthOf(sheet) / all
  let x = leftOf(sheet)
  return columns.map(({ width, align = 'left' }, i) => {
    const cell = { text: texts[i] ?? '', x: x + PADDING, width: width * unit - 2 * PADDING, align }
    x += width * unit
    return cell
  })
}

const heightOf = (sheet: Sheet, cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ text, width }) => sheet.heightOfString(text || ' ', { width }))) + 2 * PADDING

const drawCells = (sheet: Sheet, cells: readonly Cell[], height: number): void => {
  const { y } = sheet
  for (const { text, x, width, align } of cells) sheet.text(text, x, y + PADDING, { width, align })
  sheet.x = leftOf(sheet)
  sheet.y = y + height
}

const rule = (sheet: Sheet): void => {
  const x = leftOf(sheet)
  sheet
    .moveTo(x, sheet.y)
    .lineTo(x + widthOf(sheet), sheet.y)
    .lineWidth(0.5)
    .stroke(LINE)
}

const drawHead = (sheet: Sheet, columns: readonly PdfColumn[]): void => {
  sheet.font(FONTS.bold).fontSize(SIZE)
  const cells = placeCells(
    sheet,
    columns,
    columns.map(({ title }) => title),
  )
  const height = heightOf(sheet, cells)
  sheet.rect(leftOf(sheet), sheet.y, widthOf(sheet), height).fill(SOFT)
  sheet.fillColor(GREY)
  drawCells(sheet, cells, height)
  sheet.font(FONTS.regular).fontSize(SIZE)
}

/** A table with its head repeated on each page. A row is never split between pages. */
export function drawTable(sheet: Sheet, { columns, rows }: Extract<PdfBlock, { kind: 'table' }>): void {
  makeRoom(sheet, 60)
  drawHead(sheet, columns)
  for (const texts of rows) {
    const cells = placeCells(sheet, columns, texts)
    const height = heightOf(sheet, cells)
    if (makeRoom(sheet, height)) drawHead(sheet, columns)
    sheet.fillColor(INK)
    drawCells(sheet, cells, height)
    rule(sheet)
  }
  sheet.y += 14
}

export function drawFacts(sheet: Sheet, { facts }: Extract<PdfBlock, { kind: 'facts' }>): void {
  const columns = [
    { title: '', width: 2 },
    { title: '', width: 4 },
    { title: '', width: 2 },
    { title: '', width: 4 },
  ]
  sheet.font(FONTS.regular).fontSize(9.5)
  for (let i = 0; i < facts.length; i += 2) {
    const pair = facts.slice(i, i + 2)
    const cells = placeCells(sheet, columns, pair.flat())
    const height = heightOf(sheet, cells)
    makeRoom(sheet, height)
    const { y } = sheet
    for (const [n, cell] of cells.entries()) {
      sheet.y = y
      sheet.fillColor(n % 2 === 0 ? GREY : INK)
      drawCells(sheet, [cell], height)
    }
    rule(sheet)
  }
  sheet.y += 14
}
