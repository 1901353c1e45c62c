'use client'

import { VISITOR } from '@zhushutong/domain/access'
import { PlainControls } from '@zhushutong/ui/fields/plain-controls'
import { usePathname, useSearchParams } from 'next/navigation'
import { type ComponentProps, Fragment } from 'react'
import { DialogHost } from '@/dialogs/dialog-host'

type HostProps = ComponentProps<typeof DialogHost>
/** `viewer` is omitted for a visitor: every cached page contains these properties. */
type Props = Omit<HostProps, 'viewer'> & Partial<Pick<HostProps, 'viewer'>>

/**
 * The listeners of a page, keyed by address: after a client navigation of Next with only another query,
 * React would keep the state of the old stars, chips and lists. A refresh of the same address keeps an open
 * dialog.
 */
export function PageIslands({ viewer = VISITOR, ...rest }: Props) {
  const address = `${usePathname()}?${useSearchParams()}`
  return (
    <Fragment key={address}>
      <PlainControls />
      <DialogHost viewer={viewer} {...rest} />
    </Fragment>
  )
}
