'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { Toaster } from './toaster'

// Loaded after the page: nothing to see is lost until then, messages wait in their store.
const Layers = lazy(() =>
  import('./layers').then(
    (module) => ({ default: module.Layers }),
    () => ({ default: () => null }),
  ),
)

/** What lies above every page: messages and tips. */
export function PageLayers(props: ComponentProps<typeof Toaster>) {
  return (
    <Suspense>
      <Layers {...props} />
    </Suspense>
  )
}
