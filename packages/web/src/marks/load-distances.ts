import type { DistanceMark } from '@/marks/mark-contexts'

/** The portal's answer: the reader's likely place, and the distances by place. */
interface Distances {
  readonly here: string | null
  readonly texts: Readonly<Record<string, string>>
}

/** The largest number of places per page: the rows of a list. */
const MAX_PLACES = 100

/** The reader's distances to some places (VAL-23); empty if the reader's place is unknown, and after a failure. */
export async function loadDistances(
  places: readonly string[],
): Promise<Readonly<Record<string, DistanceMark>>> {
  const answer = await fetch(`/assets/distances.json?to=${places.slice(0, MAX_PLACES).join()}`)
  if (!answer.ok) return {}
  const { here, texts } = (await answer.json()) as Distances
  if (here === null) return {}
  return Object.fromEntries(Object.entries(texts).map(([place, text]) => [place, { here, text }]))
}
