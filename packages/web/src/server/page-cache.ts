import { bytesOf, type PageBody } from './page-body'
import type { SharedPage } from './page-request'

/** A page as it is answered, ready to be sent. */
export interface MadePage {
  readonly status: 200 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body: PageBody
}

export type PageState = 'hit' | 'stale' | 'miss'

interface Entry {
  readonly page: MadePage
  readonly madeAt: number
  readonly version: string
}

export interface PageCacheOptions {
  /** Bytes of all pages together; the ones longest unread go first. */
  readonly limit: number
  readonly now: () => number
  /** Makes the page, or answers null where it is not one to keep. */
  readonly make: (page: SharedPage) => Promise<MadePage | null>
  /** Of the data the page is made from: a page of another version is not shown any more. */
  readonly versionOf: (kinds: readonly string[]) => string
}

/** Past its life, a page is shown while a new one is made, until it is so many times older than it should be. */
const STALE_TIMES = 10
/** A record that is not found may be imported any moment. */
const NOT_FOUND_SECONDS = 5

/**
 * Keeps whole pages in memory. However many ask for one, it is made once. A page whose data has versions is shown
 * past its life once more while it is made anew; what was made from data that has changed is shown only when the
 * new page cannot be made.
 */
export const createPageCache = ({ limit, now, make, versionOf }: PageCacheOptions) => {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<MadePage | null>>()
  let bytes = 0

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (entry) bytes -= bytesOf(entry.page.body)
    entries.delete(key)
  }

  const keep = (key: string, entry: Entry) => {
    drop(key)
    entries.set(key, entry)
    bytes += bytesOf(entry.page.body)
    for (const oldest of entries.keys()) {
      if (bytes <= limit) return
      drop(oldest)
    }
  }

  const makeOnce = (asked: SharedPage): Promise<MadePage | null> => {
    const { key, kinds } = asked
    const running = underWay.get(key)
    if (running) return running
    // Read before the page is made: a change meanwhile makes it old.
    const version = versionOf(kinds)
    const making = make(asked)
      .then((page) => {
        if (page) keep(key, { page, madeAt: now(), version })
        else drop(key)
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  /** The entry of a page; read last, dropped last. */
  const read = (key: string): Entry | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  const stateOf = ({ page, madeAt, version }: Entry, { kinds, lifeSeconds }: SharedPage): PageState => {
    if (version !== versionOf(kinds)) return 'miss'
    const life = (page.status === 404 ? NOT_FOUND_SECONDS : lifeSeconds) * 1000
    const age = now() - madeAt
    if (age < life) return 'hit'
    const followsData = kinds.length > 0 && page.status === 200
    return followsData && age < life * STALE_TIMES ? 'stale' : 'miss'
  }

  return {
    /** The page, or null where there is none to keep: it is then for whoever asks to fetch it by themselves. */
    async get(asked: SharedPage): Promise<{ readonly page: MadePage; readonly state: PageState } | null> {
      const entry = read(asked.key)
      const state = entry ? stateOf(entry, asked) : 'miss'
      if (entry && state !== 'miss') {
        if (state === 'stale') makeOnce(asked).catch(() => {})
        return { page: entry.page, state }
      }
      try {
        const page = await makeOnce(asked)
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
