'use client'

import { Button, LinkButton } from '@zhushutong/ui/button'
import { useAsideFocus } from '../use-aside-focus'
import './popups.css'

/** A hint in the corner, beside the page (POP-03). */
export function PopupCorner({
  title,
  text,
  ok,
  cancel,
  href,
  onClose,
}: {
  title: string
  text: string
  ok?: string
  cancel: string
  href?: string
  onClose: () => void
}) {
  const { close, ...focus } = useAsideFocus(onClose)
  return (
    <aside {...focus} className="popup-corner" aria-label={title}>
      <div role="status">
        <b>{title}</b>
        <p className="text-ink-2">{text}</p>
      </div>
      <div className="mt-2 flex gap-2">
        {href !== undefined && (
          <LinkButton href={href} variant="gold" size="small">
            {ok}
          </LinkButton>
        )}
        <Button size="small" onClick={close}>
          {cancel}
        </Button>
      </div>
    </aside>
  )
}
