import type { Config } from '../platform/config'

export type MiniProgramConfig = Pick<Config, 'PORTAL_ORIGIN' | 'QR_MINIPROGRAM_URL' | 'QR_MINIPROGRAM_IMAGE'>

/** URL of the portal's picture of the mini program's QR code; null without a configured link or picture (PRF-03). */
export function miniProgramPicture({
  PORTAL_ORIGIN,
  QR_MINIPROGRAM_URL,
  QR_MINIPROGRAM_IMAGE,
}: MiniProgramConfig): string | null {
  if (QR_MINIPROGRAM_IMAGE) return `${PORTAL_ORIGIN}/assets/qr/miniprogram.png`
  return QR_MINIPROGRAM_URL ? `${PORTAL_ORIGIN}/assets/qr/miniprogram.svg` : null
}
