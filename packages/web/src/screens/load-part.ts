import 'server-only'
import type { PagePart } from '@zhushutong/ui/layout/page-part'
import { FIGURES, PART } from '@/wiring/server/answers'
import type { Reader } from './reader'

type Who = Pick<Reader, 'member'>

/** The wait of a member's page for a part, in ms: most parts come in time, so that the page needs no placeholder. */
const SOON_MS = 300

/** The options of a call for one part of a page. A late part keeps no member waiting, so it has more time. */
export function partLimit({ member }: Who) {
  return member === null ? PART : FIGURES
}

/**
 * Loads a part of a page. A visitor's page is cached and works without scripts, so it waits for the part. A member's page
 * waits a moment; a later part is streamed.
 */
export async function loadPart<T>({ member }: Who, part: Promise<T>): Promise<PagePart<T>> {
  if (member === null) return { value: await part }
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = new Promise<PagePart<T>>((resolve) => {
    timer = setTimeout(() => resolve({ late: part }), SOON_MS)
  })
  return Promise.race([part.then((value) => ({ value })), soon]).finally(() => clearTimeout(timer))
}

/** The part with its value changed. */
export function mapPart<T, U>(part: PagePart<T>, change: (value: T) => U): PagePart<U> {
  return 'value' in part ? { value: change(part.value) } : { late: part.late.then(change) }
}
