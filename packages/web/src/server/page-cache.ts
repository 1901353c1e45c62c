/** A page as it is answered, ready to be sent. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Buffer
  /** The body cut where the name of the member belongs; pages of visitors have none. */
  readonly parts?: readonly Buffer[]
  /** How long it is new, in ms. */
  readonly lifeMs: number
}

export type PageState = 'hit' | 'stale' | 'miss'

interface Entry {
  readonly page: KeptPage
  readonly madeAt: number
  readonly version: string
}

export interface PageCacheOptions<Ask> {
  /** Bytes of all pages together; the ones longest unread go first. */
  readonly limit: number
  readonly now: () => number
  /** Makes the page, or answers null where it is not one to keep. */
  readonly make: (ask: Ask) => Promise<KeptPage | null>
  /** Of the data the page is made from: a page of another version is not shown any more. */
  readonly versionOf: (ask: Ask) => string
}

/** An old page is shown, while a new one is made, until it is so many times older than it should be. */
const STALE_TIMES = 10

/**
 * Keeps whole pages in memory. However many ask for one, it is made once. What is past its life is shown once more
 * while it is made anew; what was made from data that has changed is not, unless the new one cannot be made.
 */
export const createPageCache = <Ask extends { readonly key: string }>({
  limit,
  now,
  make,
  versionOf,
}: PageCacheOptions<Ask>) => {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<KeptPage | null>>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= entries.get(key)?.page.body.length ?? 0
    entries.delete(key)
  }

  const keep = (key: string, entry: Entry) => {
    drop(key)
    entries.set(key, entry)
    bytes += entry.page.body.length
    for (const oldest of entries.keys()) {
      if (bytes <= limit) return
      drop(oldest)
    }
  }

  const makeOnce = (ask: Ask): Promise<KeptPage | null> => {
    const { key } = ask
    const running = underWay.get(key)
    if (running) return running
    // Read before the page is made: a change meanwhile makes it old.
    const version = versionOf(ask)
    const making = make(ask)
      .then((page) => {
        if (page) keep(key, { page, madeAt: now(), version })
        else drop(key)
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  const read = (ask: Ask): Entry | undefined => {
    const entry = entries.get(ask.key)
    if (!entry) return undefined
    // Read last, dropped last.
    entries.delete(ask.key)
    entries.set(ask.key, entry)
    return entry
  }

  const isShown = ({ page, madeAt, version }: Entry, ask: Ask) =>
    version === versionOf(ask) && now() - madeAt < page.lifeMs * STALE_TIMES

  return {
    /** The page, or null where there is none to keep: it is then for whoever asks to fetch it by themselves. */
    async get(ask: Ask): Promise<{ readonly page: KeptPage; readonly state: PageState } | null> {
      const entry = read(ask)
      if (entry && isShown(entry, ask)) {
        const isNew = now() - entry.madeAt < entry.page.lifeMs
        if (!isNew) makeOnce(ask).catch(() => {})
        return { page: entry.page, state: isNew ? 'hit' : 'stale' }
      }
      try {
        const page = await makeOnce(ask)
        return page && { page, state: 'miss' }
      } catch (error) {
        if (entry) return { page: entry.page, state: 'stale' }
        throw error
      }
    },
    /** Bytes held. */
    size: () => bytes,
  }
}
