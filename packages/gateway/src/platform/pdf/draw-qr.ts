import { encode } from 'uqr'
import type { PdfBlock } from './blocks'
import { FONTS, GREY, INK, leftOf, makeRoom, type Sheet, widthOf } from './sheet'

/** Edge length in points: about 3 cm, which a phone reads from paper. */
const EDGE = 84
/** Quiet zone in modules: scanners need four. */
const BORDER = 4
const GAP = 14

/** A QR code on the left, and its text on the right. */
export function drawQr(sheet: Sheet, { href, text }: Extract<PdfBlock, { kind: 'qr' }>): void {
  makeRoom(sheet, EDGE + GAP)
  const [left, top] = [leftOf(sheet), sheet.y]
  const { data, size } = encode(href, { ecc: 'M', border: BORDER })
  const module = EDGE / size
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) sheet.rect(left + x * module, top + y * module, module, module)
  sheet.fill(INK)
  sheet.link(left, top, EDGE, EDGE, href)
  sheet.font(FONTS.regular).fontSize(9).fillColor(GREY)
  sheet.text(text, left + EDGE + GAP, top + BORDER * module, {
    width: widthOf(sheet) - EDGE - GAP,
    lineGap: 3,
  })
  sheet.x = left
  sheet.y = Math.max(sheet.y, top + EDGE) + GAP
}
