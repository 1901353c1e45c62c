import type { ReactNode } from 'react'
import { CenterMenu, type CenterMenuGroup } from './center-menu'

/** The centre's frame: its menu stays while its pages change. */
export function CenterLayout({
  groups,
  children,
}: {
  groups: readonly CenterMenuGroup[]
  children: ReactNode
}) {
  return (
    <main id="main" className="wrap grid items-start gap-4 py-4 md:grid-cols-[216px_minmax(0,1fr)] md:py-6">
      <CenterMenu groups={groups} />
      <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>
    </main>
  )
}
