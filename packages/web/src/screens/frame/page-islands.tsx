'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ComponentProps, Fragment } from 'react'
import { DialogHost } from '@/dialogs/dialog-host'
import { PlainControls } from '@/ui/plain-controls'

/**
 * What listens on a page. It begins anew with each address: a link of Next's brings other stars, chips and lists, and
 * where only the query differs React would keep what it has. A refresh of the same address keeps an open dialog.
 */
export function PageIslands(props: ComponentProps<typeof DialogHost>) {
  const address = `${usePathname()}?${useSearchParams()}`
  return (
    <Fragment key={address}>
      <PlainControls />
      <DialogHost {...props} />
    </Fragment>
  )
}
