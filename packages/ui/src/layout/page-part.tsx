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

type Values<P> = { readonly [K in keyof P]: P[K] extends PagePart<infer T> ? T : never }

const loadValue = async (part: PagePart<unknown>) => ('value' in part ? part.value : part.late)

/** Several parts as one, late while any of them is: a part that arrived alone would move those below it. */
export function joinParts<P extends Readonly<Record<string, PagePart<unknown>>>>(
  parts: P,
): PagePart<Values<P>> {
  const names = Object.keys(parts)
  const toValues = (values: readonly unknown[]) =>
    Object.fromEntries(names.map((name, i) => [name, values[i]])) as Values<P>
  const ready = Object.values(parts).flatMap((part) => ('value' in part ? [part.value] : []))
  if (ready.length === names.length) return { value: toValues(ready) }
  return { late: Promise.all(Object.values(parts).map(loadValue)).then(toValues) }
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
