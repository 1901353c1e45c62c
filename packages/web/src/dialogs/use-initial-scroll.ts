import { scrollTopOf } from '@zhushutong/domain/portal/navigation'
import { useLayoutEffect } from 'react'
import { useOpenPage } from '@/triggers/page-info'

const isEntered = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/**
 * Scrolls a page to its start position (NAV-11), but only a page entered by a link or an address. A reload,
 * a return by the back button, an address with a hash, and a page already scrolled or focused keep their
 * position.
 */
export function useInitialScroll(): void {
  const routeName = useOpenPage().detail ?? null
  useLayoutEffect(() => {
    const top = scrollTopOf(routeName)
    const isUntouched = scrollY === 0 && document.activeElement === document.body
    if (top > 0 && location.hash === '' && isUntouched && isEntered()) scrollTo({ top, behavior: 'instant' })
  }, [routeName])
}
