import { useLogout } from '@refinedev/core'
import { STAFF_ROLE_LABELS } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { MenuIcon } from '@zhushutong/ui/icon'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Menu } from './menu'
import { PasswordDialog } from './password-dialog'
import { ThemeButton } from './theme-button'
import { useSelf } from './use-self'

function Account() {
  const self = useSelf()
  const { mutate: logOut, isPending } = useLogout()
  const [open, setOpen] = useState<'leave' | 'password' | null>(null)
  if (!self) return null
  return (
    <div className="ml-auto flex items-center gap-1">
      <ThemeButton />
      <span className="px-2 text-12 text-ink-2">
        {self.name}
        <span className="max-md:hidden"> · {STAFF_ROLE_LABELS[self.role]}</span>
      </span>
      <Button variant="text" size="small" onClick={() => setOpen('password')}>
        改密码
      </Button>
      <Button variant="text" size="small" onClick={() => setOpen('leave')}>
        退出
      </Button>
      {open === 'password' && <PasswordDialog onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'leave'}
        confirm="退出"
        busy={isPending}
        onConfirm={() => logOut()}
        onCancel={() => setOpen(null)}
      >
        确定要退出登录吗？
      </ConfirmDialog>
    </div>
  )
}

function MenuSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const [from] = useState(pathname)
  useEffect(() => {
    if (pathname !== from) onClose()
  }, [pathname, from, onClose])
  return (
    <Dialog open onClose={onClose} title="菜单" side="bottom">
      <Menu />
    </Dialog>
  )
}

/** The frame of every page behind the login: menu, header, content. */
export function Layout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[216px_minmax(0,1fr)] lg:grid-rows-1">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:p-2"
      >
        跳到正文
      </a>
      <aside className="border-r border-line bg-surface p-3 max-lg:hidden">
        <div className="sticky top-3">
          <Menu />
        </div>
      </aside>
      <div className="min-w-0">
        <header className="flex h-14 items-center gap-2 border-b border-line bg-surface px-3 lg:px-6">
          <button
            type="button"
            aria-label="菜单"
            className="grid size-9 place-items-center rounded-2 hover:bg-surface-2 lg:hidden"
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon size={20} />
          </button>
          <Account />
        </header>
        <main id="main" className="grid content-start gap-4 p-3 lg:p-6">
          {children}
        </main>
      </div>
      {isMenuOpen && <MenuSheet onClose={() => setMenuOpen(false)} />}
    </div>
  )
}
