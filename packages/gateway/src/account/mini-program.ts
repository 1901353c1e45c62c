import type { Config } from '../platform/config'

export type MiniProgramConfig = Pick<Config, 'PORTAL_ORIGIN' | 'QR_MINIPROGRAM_URL' | 'QR_MINIPROGRAM_IMAGE'>

/** The portal's picture of the mini program's QR code; null where the operator gave neither a link nor a picture (PRF-03). */
export function miniProgramPicture({
  PORTAL_ORIGIN,
  QR_MINIPROGRAM_URL,
  QR_MINIPROGRAM_IMAGE,
}: MiniProgramConfig): string | null {
  if (QR_MINIPROGRAM_IMAGE) return `${PORTAL_ORIGIN}/assets/qr/miniprogram.png`
  return QR_MINIPROGRAM_URL ? `${PORTAL_ORIGIN}/assets/qr/miniprogram.svg` : null
}
