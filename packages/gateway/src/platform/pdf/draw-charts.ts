import type { PdfBlock, PdfValue } from './blocks'
import {
  drawLine,
  FONTS,
  GREY,
  INK,
  LINE,
  leftOf,
  makeRoom,
  PRIMARY,
  type Sheet,
  SOFT,
  widthOf,
} from './sheet'

const ROW = 18
const BAR = 9
const TITLE = 20

const drawTitle = (sheet: Sheet, title: string): void => {
  sheet.font(FONTS.bold).fontSize(10).fillColor(INK)
  drawLine(sheet, title, leftOf(sheet), sheet.y, widthOf(sheet))
  sheet.y += TITLE
}

const highest = (values: readonly PdfValue[]): number => Math.max(1, ...values.map(({ value }) => value))

/** Bars from a common left side, in proportion to their values; a negative value has no bar. */
export function drawBars(sheet: Sheet, { title, values }: Extract<PdfBlock, { kind: 'bars' }>): void {
  makeRoom(sheet, TITLE + Math.min(values.length, 12) * ROW)
  drawTitle(sheet, title)
  const [left, width] = [leftOf(sheet), widthOf(sheet)]
  const [names, texts] = [width * 0.26, width * 0.18]
  const room = width - names - texts
  const most = highest(values)
  sheet.font(FONTS.regular).fontSize(9)
  for (const { label, value, text } of values) {
    makeRoom(sheet, ROW)
    const { y } = sheet
    sheet.fillColor(INK)
    drawLine(sheet, label, left, y, names - 8)
    sheet.rect(left + names, y + 2, room, BAR).fill(SOFT)
    const length = (Math.max(0, value) / most) * room
    if (length > 0) sheet.rect(left + names, y + 2, length, BAR).fill(PRIMARY)
    sheet.fillColor(GREY)
    drawLine(sheet, text, left + names + room + 8, y, texts - 8)
    sheet.y = y + ROW
  }
  sheet.y += 10
}

const HEIGHT = 120
/** Horizontal grid lines, including the line at 0. */
const LINES = 4

/** A line through all values, on a scale from 0 to the maximum. With many values every second label is omitted. */
export function drawLineChart(sheet: Sheet, { title, values }: Extract<PdfBlock, { kind: 'line' }>): void {
  makeRoom(sheet, TITLE + HEIGHT + 40)
  drawTitle(sheet, title)
  const [left, top, width] = [leftOf(sheet), sheet.y + 6, widthOf(sheet)]
  const most = highest(values)
  const step = width / Math.max(1, values.length)
  const placeOf = (value: number, i: number): readonly [number, number] => [
    left + step * (i + 0.5),
    top + HEIGHT - (Math.max(0, value) / most) * HEIGHT,
  ]
  for (let i = 0; i < LINES; i++) {
    const y = top + (HEIGHT * i) / (LINES - 1)
    sheet
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(LINE)
  }
  for (const [i, { value }] of values.entries()) {
    const [x, y] = placeOf(value, i)
    if (i === 0) sheet.moveTo(x, y)
    else sheet.lineTo(x, y)
  }
  if (values.length > 1) sheet.lineWidth(1.5).stroke(PRIMARY)
  sheet.font(FONTS.regular).fontSize(8)
  const every = values.length > 13 ? 2 : 1
  for (const [i, { label, value, text }] of values.entries()) {
    const [x, y] = placeOf(value, i)
    sheet.circle(x, y, 2.2).fill(PRIMARY)
    if (i % every !== 0) continue
    sheet.fillColor(INK)
    drawLine(sheet, text, x - (step * every) / 2, y - 13, step * every, 'center')
    sheet.fillColor(GREY)
    drawLine(sheet, label, x - (step * every) / 2, top + HEIGHT + 5, step * every, 'center')
  }
  sheet.y = top + HEIGHT + 30
}
