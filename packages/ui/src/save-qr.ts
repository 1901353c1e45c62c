import { encode } from 'uqr'
import { downloadBlob } from './download'

/** px per module: sharp enough for a scanner that reads a stored picture. */
const MODULE_PX = 12
const BORDER = 4

/** Saves a QR code as a picture, drawn in the browser: its content never leaves the page. */
export async function saveQr(text: string, fileName: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const canvas = new OffscreenCanvas(size * MODULE_PX, size * MODULE_PX)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX)
  downloadBlob(await canvas.convertToBlob(), fileName)
}
