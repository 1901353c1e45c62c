import type { ComponentProps, ReactNode } from 'react'
import { TipLayer } from './tip-layer'
import { Toaster } from './toaster'

/** What `PageLayers` loads. */
export function Layers(props: ComponentProps<typeof Toaster>): ReactNode {
  return (
    <>
      <Toaster {...props} />
      <TipLayer />
    </>
  )
}
