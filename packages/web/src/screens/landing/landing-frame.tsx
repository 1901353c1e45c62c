import { buildHref, findRoute, type RouteName } from '@zhushutong/domain/addresses'
import { findLayout } from '@zhushutong/domain/portal/navigation'
import { Logo } from '@zhushutong/ui/icon'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import type { ReactNode } from 'react'
import { INSTITUTE_TABS } from '@/content/institute/institute'
import { MACRO_TABS } from '@/content/macro/macro'
import type { ContentPage } from '@/content/page.types'
import { SERVICE_TABS } from '@/content/services/services'
import { Frame } from '../frame/frame'
import type { Reader } from '../reader'
import { hasScreen } from '../registry'

const listTabs = (names: readonly RouteName[], current: RouteName) =>
  names.filter(hasScreen).map((name) => ({
    label: findRoute(name).zh,
    href: buildHref(name),
    current: name === current,
  }))

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
              links={listTabs(INSTITUTE_TABS, current).map(({ current: isCurrent, ...tab }) => ({
                ...tab,
                isCurrent,
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

/** The sections with tabs in the portal's own frame. */
const BARS: Readonly<
  Partial<Record<NonNullable<ContentPage['section']>, { label: string; names: readonly RouteName[] }>>
> = {
  services: { label: '企业服务', names: SERVICE_TABS },
  macro: { label: '宏观分析', names: MACRO_TABS },
}

/** A page in the frame of its route (NAV-10), with the tabs of its section. */
export function LandingFrame({
  route,
  section,
  reader,
  children,
}: {
  route: RouteName
  section?: ContentPage['section']
  reader: Reader
  children: ReactNode
}) {
  const layout = findLayout(route)
  if (layout === 'no-chrome')
    return (
      <>
        <nav aria-label="返回" className="wrap py-3">
          <a href={section === 'institute' ? '/yjyhome.html' : '/'} className="text-primary">
            {section === 'institute' ? '返回研究院' : '返回首页'}
          </a>
        </nav>
        {children}
      </>
    )
  if (layout === 'no-layout')
    return (
      <>
        <SlimHead current={route} section={section} />
        {children}
      </>
    )
  const bar = section && BARS[section]
  const tabs = bar && { label: bar.label, items: listTabs(bar.names, route) }
  return (
    <Frame reader={reader} route={route} tabs={tabs}>
      {children}
    </Frame>
  )
}
