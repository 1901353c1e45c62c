'use client'

import { VISITOR } from '@zhushutong/domain/access'
import { usePathname, useSearchParams } from 'next/navigation'
import { type ComponentProps, Fragment } from 'react'
import { DialogHost } from '@/dialogs/dialog-host'
import { PlainControls } from '@/ui/plain-controls'

type HostProps = ComponentProps<typeof DialogHost>
/** Without a viewer: a visitor. Every cached page carries what is passed here. */
type Props = Omit<HostProps, 'viewer'> & Partial<Pick<HostProps, 'viewer'>>

/**
 * The listeners of a page. Keyed by address: Next's client navigation brings other stars, chips and lists,
 * and React would keep the old state if only the query differs. A refresh of the same address keeps an open
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
