import { Popover } from '@/ui/popover'
import type { QrLink } from './types'

/** The image of a QR code; lazily loaded, so that a closed popover costs nothing. */
export function QrImage({ qr }: { qr: QrLink }) {
  return (
    <figure className="grid justify-items-center gap-2 text-center">
      {/* biome-ignore lint/performance/noImgElement: an SVG of a few kilobytes needs no optimiser. */}
      <img
        src={qr.src}
        alt={`${qr.label}二维码`}
        width={132}
        height={132}
        loading="lazy"
        className="rounded-2 border border-line bg-white"
      />
      <figcaption className="text-12 text-ink-2">{qr.note}</figcaption>
    </figure>
  )
}

/** A small button in the footer that shows a QR code above itself. */
export function QrPopover({ qr }: { qr: QrLink }) {
  return (
    <Popover trigger={qr.label} triggerClass="footer-qr" panelClass="bottom-full left-0 mb-2 w-[164px] p-3">
      <QrImage qr={qr} />
    </Popover>
  )
}
