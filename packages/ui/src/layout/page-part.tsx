import { type ReactNode, Suspense } from 'react'

/** A part of a page: its value, or the promise of a value that the page does not wait for. */
export type PagePart<T> = { readonly value: T } | { readonly late: Promise<T> }

interface Props<T> {
  /** The placeholder, as tall as the part, so that nothing moves when the part arrives. */
  readonly fallback: ReactNode
  readonly children: (value: T) => ReactNode
}

async function LatePart<T>({ late, children }: { late: Promise<T>; children: Props<T>['children'] }) {
  return children(await late)
}

/** Shows a part of a page; a late part follows the page behind its placeholder. */
export function ShownPart<T>({ part, fallback, children }: Props<T> & { part: PagePart<T> }): ReactNode {
  if ('value' in part) return children(part.value)
  return (
    <Suspense fallback={fallback}>
      <LatePart late={part.late}>{children}</LatePart>
    </Suspense>
  )
}
