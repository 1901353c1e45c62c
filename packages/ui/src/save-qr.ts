import { encode } from 'uqr'

/** px per module: sharp enough for a scanner that reads a stored picture. */
const MODULE_PX = 12
const BORDER = 4

/** Saves a QR code as a picture, drawn in the browser: its content never leaves the page. */
export function saveQr(text: string, fileName: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const canvas = document.createElement('canvas')
  canvas.width = size * MODULE_PX
  canvas.height = size * MODULE_PX
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = fileName
  link.click()
}
