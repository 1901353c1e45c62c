/** The portal's answer: the reader's likely place, and the distances by place. */
interface Distances {
  readonly here: string | null
  readonly texts: Readonly<Record<string, string>>
}

/** The largest number of places per page: the rows of a list. */
const MAX_PLACES = 100

/** Writes the distance beside each posting, if the reader's place is known (VAL-23). */
export async function showDistances(signal: AbortSignal): Promise<void> {
  const notes = [...document.querySelectorAll<HTMLElement>('[data-distance]')]
  const places = [...new Set(notes.map(({ dataset }) => dataset.distance ?? ''))].slice(0, MAX_PLACES)
  const answer = await fetch(`/assets/distances.json?to=${places.join()}`, { signal })
  if (!answer.ok) return
  const { here, texts } = (await answer.json()) as Distances
  for (const note of notes) {
    const text = texts[note.dataset.distance ?? '']
    if (here === null || text === undefined) continue
    note.textContent = text
    note.title = `从${here}到这里，按两地中心的直线距离计算`
  }
}
