'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ComponentProps, Fragment } from 'react'
import { DialogHost } from '@/dialogs/dialog-host'
import { PlainControls } from '@/ui/plain-controls'

/**
 * The listeners of a page. Keyed by address: Next's client navigation brings other stars, chips and lists,
 * and React would keep the old state if only the query differs. A refresh of the same address keeps an open
 * dialog.
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
