import { encode } from 'uqr'
import { cx } from './cx'

/** Quiet zone in modules: scanners need four. */
const BORDER = 4

const path = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A QR code, black on white in both themes, drawn in the browser: its content never leaves the page. */
export function Qr({
  text,
  label,
  size = 180,
  className,
}: {
  text: string
  /** The purpose of the scan: 微信扫码支付. */
  label: string
  /** Edge length in px. */
  size?: number
  className?: string
}) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: BORDER })
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className={cx('rounded-2 border border-line bg-white', className)}
    >
      <path fill="#000" d={path(data)} />
    </svg>
  )
}
