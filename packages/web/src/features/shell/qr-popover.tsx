'use client'

import { Popover } from '@zhushutong/ui/overlays/popover'
import { type ReactNode, useState } from 'react'
import type { QrLink } from './types'

/** A button that shows a QR code above or beside itself; the code is loaded on first opening. */
export function QrPopover({
  qr,
  trigger = qr.label,
  triggerClass = 'footer-qr',
  panelClass = 'footer-qr-panel',
}: {
  qr: QrLink
  trigger?: ReactNode
  triggerClass?: string
  panelClass?: string
}) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover {...{ trigger, triggerClass, panelClass }} onToggle={() => setOpened(true)}>
      {opened && (
        <figure className="grid justify-items-center gap-2 text-center">
          {/* biome-ignore lint/performance/noImgElement: an SVG of a few kilobytes needs no optimiser. */}
          <img
            src={qr.src}
            alt={`${qr.label}二维码`}
            width={132}
            height={132}
            className="rounded-2 border border-line bg-white"
          />
          <figcaption className="text-12 text-ink-2">{qr.note}</figcaption>
        </figure>
      )}
    </Popover>
  )
}
