import type { PdfDocument } from './blocks'
import { FONTS, GREY, INK, leftOf, makeRoom, PRIMARY, type Sheet, widthOf } from './sheet'

const GAP = 8

const write = (sheet: Sheet, text: string, font: string, size: number, color: string, lineGap: number) =>
  sheet
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(text, leftOf(sheet), sheet.y, { width: widthOf(sheet), lineGap })

export function drawTitle(sheet: Sheet, { title, subtitle }: Pick<PdfDocument, 'title' | 'subtitle'>): void {
  write(sheet, title, FONTS.bold, 22, INK, 4)
  if (subtitle) write(sheet, subtitle, FONTS.regular, 10.5, GREY, 3)
  sheet.rect(leftOf(sheet), sheet.y + GAP, 48, 3).fill(PRIMARY)
  sheet.y += 3 * GAP
}

export function drawHeading(sheet: Sheet, text: string): void {
  // A heading stays on the same page as the beginning of its section.
  if (!makeRoom(sheet, 110)) sheet.y += GAP
  write(sheet, text, FONTS.bold, 14, INK, 3)
  sheet.y += GAP / 2
}

export function drawParagraph(sheet: Sheet, text: string): void {
  write(sheet, text, FONTS.regular, 10.5, INK, 5)
  sheet.y += GAP
}

export function drawNote(sheet: Sheet, text: string): void {
  write(sheet, text, FONTS.regular, 8.5, GREY, 3)
  sheet.y += GAP
}

export function drawList(sheet: Sheet, items: readonly string[]): void {
  for (const item of items) {
    sheet.font(FONTS.regular).fontSize(10.5)
    const options = { width: widthOf(sheet) - 14, lineGap: 4 }
    makeRoom(sheet, Math.min(sheet.heightOfString(item, options), 200))
    sheet.circle(leftOf(sheet) + 4, sheet.y + 8, 2).fill(PRIMARY)
    sheet.fillColor(INK).text(item, leftOf(sheet) + 14, sheet.y, options)
    sheet.y += 2
  }
  sheet.x = leftOf(sheet)
  sheet.y += GAP
}
