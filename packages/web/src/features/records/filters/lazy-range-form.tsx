'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { RangeForm } from './range-form'

const Form = lazy(() => import('./range-form').then((module) => ({ default: module.RangeForm })))

/** The form of a range, loaded with the first menu that shows one. */
export function LazyRangeForm(props: ComponentProps<typeof RangeForm>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}
