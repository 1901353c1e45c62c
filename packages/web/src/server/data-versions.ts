/** Interval in ms between two requests for data versions. */
const EVERY_MS = 5_000
const TIMEOUT_MS = 3_000

interface Versions {
  readonly data: { readonly records: ReadonlyArray<{ readonly kind: string; readonly version: number }> }
}

/**
 * Follows the versions of the gateway's data. While the gateway does not answer, no data counts as changed.
 */
export function followVersions(gateway: string, everyMs = EVERY_MS) {
  let versions: ReadonlyMap<string, number> = new Map()
  const look = async () => {
    try {
      const answer = await fetch(`${gateway}/jian-butler-portal-biz/site/dataVersions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const { data } = (await answer.json()) as Versions
      versions = new Map(data.records.map(({ kind, version }) => [kind, version]))
    } catch {
      // The next poll follows soon.
    }
  }
  const first = look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    first,
    versionOf: (kinds: readonly string[]): string => kinds.map((kind) => versions.get(kind) ?? 0).join('.'),
    stop: () => clearInterval(timer),
  }
}
