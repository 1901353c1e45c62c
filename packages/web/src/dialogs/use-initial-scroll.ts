import { scrollTopOf } from '@zhushutong/domain/navigation'
import { useLayoutEffect } from 'react'

const isEntered = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/**
 * Where a page starts (NAV-11). Only one that was entered by a link or an address: a reload and the way back keep their
 * place, a hash has its own, and whoever has begun to scroll or to use the keyboard is left alone.
 */
export function useInitialScroll(routeName: string | null): void {
  useLayoutEffect(() => {
    const top = scrollTopOf(routeName)
    const isUntouched = scrollY === 0 && document.activeElement === document.body
    if (top > 0 && location.hash === '' && isUntouched && isEntered()) scrollTo({ top, behavior: 'instant' })
  }, [routeName])
}
