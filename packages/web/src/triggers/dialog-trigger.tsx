'use client'

import { Button } from '@zhushutong/ui/button'
import { type ButtonLook, buttonClass } from '@zhushutong/ui/button-class'
import { cx } from '@zhushutong/ui/cx'
import { isPlainClick } from '@zhushutong/ui/plain-click'
import type { ComponentProps, MouseEvent } from 'react'
import { useDialogs } from './dialog-context'
import type { DialogRequest } from './dialog-request'
import { findGate, type Gate } from './gates'

/** A plain `<button>` that opens a dialog. */
export function DialogTrigger({ dialog, ...rest }: ComponentProps<'button'> & { dialog: DialogRequest }) {
  const { open } = useDialogs()
  return <button type="button" onClick={({ currentTarget }) => open(dialog, currentTarget)} {...rest} />
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...rest }: ComponentProps<typeof Button> & { dialog: DialogRequest }) {
  const { open } = useDialogs()
  return <Button onClick={({ currentTarget }) => open(dialog, currentTarget)} {...rest} />
}

type LinkProps = ComponentProps<'a'> & { href: string }

/** A link that opens a dialog; without scripts, and for viewers without the dialog, it leads to `href`. */
export function DialogLink({ dialog, href, ...rest }: LinkProps & { dialog: DialogRequest }) {
  const { open } = useDialogs()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event) && open(dialog, event.currentTarget)) event.preventDefault()
  }
  return <a href={href} onClick={click} {...rest} />
}

/** `DialogLink` with the look of a button. */
export function DialogLinkButton({
  variant,
  size,
  block,
  className,
  ...rest
}: ComponentProps<typeof DialogLink> & ButtonLook) {
  return <DialogLink className={cx(buttonClass({ variant, size, block }), className)} {...rest} />
}

/** A link behind a login or a membership (ACC-03, ACC-10). */
export function GatedLink({ gate, href, ...rest }: LinkProps & { gate: Gate }) {
  const { viewer, open } = useDialogs()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    const request = isPlainClick(event) ? findGate(viewer, gate, event.currentTarget.href) : null
    if (request && open(request, event.currentTarget)) event.preventDefault()
  }
  return <a href={href} onClick={click} {...rest} />
}

/** A link to another page of a section of a detail; a visitor logs in first (ACC-10). */
export function DetailPagerLink(props: LinkProps) {
  return <GatedLink {...props} gate="detail-pager" />
}
