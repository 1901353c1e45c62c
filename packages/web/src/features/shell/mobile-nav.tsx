'use client'

import { type ReactNode, useState } from 'react'
import { Dialog } from '@/ui/dialog'
import { MenuIcon } from '@/ui/icon'

/** The menu button of small screens; its content comes from the server and is shown in a side sheet. */
export function MobileNav({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="grid size-9 flex-none place-items-center rounded-2 border border-line-strong lg:hidden"
        aria-label="打开导航"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={18} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="导航" side="right">
        {children}
      </Dialog>
    </>
  )
}
