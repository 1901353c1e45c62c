'use client'

import type { BannerItem } from '@zhushutong/domain/portal/shell'
import { Button } from '@zhushutong/ui/button'
import { buttonClass } from '@zhushutong/ui/button-class'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { PopupLink } from './popup-link'
import './popups.css'

/** The pop-up over the page: text, a picture, or both (POP-01, POP-05). */
export function PopupModal({
  content,
  leave,
  onClose,
}: {
  content: BannerItem
  leave: string
  onClose: () => void
}) {
  const { title, text, image, alt, link } = content
  return (
    <Dialog
      open
      title={title || alt}
      width="small"
      aside={<span className="text-12">广告</span>}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{leave}</Button>
          {link !== null && (
            <PopupLink content={content} className={buttonClass({ variant: 'primary' })} onFollow={onClose}>
              去看看
            </PopupLink>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {image !== null && (
          // biome-ignore lint/performance/noImgElement: stored at its size by the staff
          <img src={image} alt={alt} className="w-full rounded-2" />
        )}
        {text !== '' && <p className="text-ink-2">{text}</p>}
      </div>
    </Dialog>
  )
}
