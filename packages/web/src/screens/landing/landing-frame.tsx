import { findRoute, type RouteName } from '@zhushutong/domain/addresses'
import { findLayout } from '@zhushutong/domain/portal/navigation'
import { Logo } from '@zhushutong/ui/icon'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import type { ReactNode } from 'react'
import { INSTITUTE_TABS } from '@/content/institute/institute'
import type { ContentPage } from '@/content/page.types'
import { linksTo } from '../frame/menus'

/** The small header of pages without the portal's frame (NAV-10). */
function SlimHead({ current, section }: { current: RouteName; section: ContentPage['section'] }) {
  const isInstitute = section === 'institute'
  return (
    <header className="border-b border-line bg-surface">
      <a href="#main" className="skip-link">
        跳到正文
      </a>
      <div className="wrap flex flex-wrap items-center gap-x-5 py-3">
        <a href="/" className="wordmark">
          <Logo />
          筑数通
        </a>
        {isInstitute && (
          <nav aria-label="研究院" className="min-w-0 max-md:basis-full">
            <Tabs
              links={linksTo(INSTITUTE_TABS).map((link) => ({
                ...link,
                isCurrent: link.href === findRoute(current).pattern,
              }))}
            />
          </nav>
        )}
        <a href="/" className="ml-auto text-ink-2 max-md:hidden">
          返回首页
        </a>
      </div>
    </header>
  )
}

/** A page in the frame of its route: a way back, a small header, or the portal's frame around it (NAV-10). */
export function LandingFrame({
  route,
  section,
  children,
}: {
  route: RouteName
  section?: ContentPage['section']
  children: ReactNode
}) {
  const layout = findLayout(route)
  if (layout === 'default') return children
  if (layout === 'no-layout')
    return (
      <>
        <SlimHead current={route} section={section} />
        {children}
      </>
    )
  const isInstitute = section === 'institute'
  return (
    <>
      <nav aria-label="返回" className="wrap py-3">
        <a href={isInstitute ? '/yjyhome.html' : '/'} className="text-primary">
          {isInstitute ? '返回研究院' : '返回首页'}
        </a>
      </nav>
      {children}
    </>
  )
}
