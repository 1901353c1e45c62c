import { KINDS } from '@zhushutong/domain/records'

/** How often the gateway is asked whether data has changed, in ms. */
const EVERY_MS = 5_000
const GIVES_UP_MS = 3_000

interface Answer {
  readonly data?: { readonly records?: ReadonlyArray<{ readonly kind: string; readonly version: number }> }
}

const ask = async (gateway: string): Promise<ReadonlyMap<string, number>> => {
  const answer = await fetch(`${gateway}/jian-butler-portal-biz/site/dataVersions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(GIVES_UP_MS),
  })
  const { data } = (await answer.json()) as Answer
  return new Map((data?.records ?? []).map(({ kind, version }) => [kind, version]))
}

const firstSegment = (path: string) => path.split(/[/?#]/)[1] ?? ''

/** The kinds whose lists and details stand under a first path segment: /qiye/…, /shuili/…. */
const kindsUnder = new Map<string, string[]>()
for (const { kind, segment, detailSegment, views = [] } of KINDS) {
  const places = [segment, detailSegment, ...views.map((view) => view.segment)]
  for (const place of places) {
    const first = place?.split('/')[0]
    if (first && !kindsUnder.get(first)?.includes(kind))
      kindsUnder.set(first, [...(kindsUnder.get(first) ?? []), kind])
  }
}

/**
 * Follows the versions of the gateway's data. Pages of a kind are as new as its own records; what they show of
 * other kinds comes with the page's life. While the gateway does not answer, nothing counts as changed.
 */
export const followVersions = (gateway: string, everyMs = EVERY_MS) => {
  let versions: ReadonlyMap<string, number> = new Map()
  const look = async () => {
    try {
      versions = await ask(gateway)
    } catch {
      // Asked again in a moment.
    }
  }
  const first = look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    first,
    versionOf: (path: string): string =>
      (kindsUnder.get(firstSegment(path)) ?? []).map((kind) => versions.get(kind) ?? 0).join('.'),
    stop: () => clearInterval(timer),
  }
}
