import 'server-only'
import { detailPlace, problemsOf } from '@zhushutong/domain/records'
import type { Lookups } from '../types'
import { memberContainer, visitorContainer } from './container'

/*
 * Whether a detail page's record exists is decided before the page: a page that finds out by itself can only answer
 * 404 with an empty shell. Remembered for a while, so that most pages cost no call more.
 */
const KNOWN_MS = 60_000
/** Short: the record may be imported any moment. */
const UNKNOWN_MS = 5_000
const MOST = 20_000

const remembered = new Map<string, { readonly exists: boolean; readonly until: number }>()

const remember = (key: string, exists: boolean, now: number) => {
  if (remembered.size >= MOST) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(key, { exists, until: now + (exists ? KNOWN_MS : UNKNOWN_MS) })
}

type Found = { readonly status: number } | null

const askOnce = async (key: string, ask: () => Promise<Found>): Promise<boolean> => {
  const now = Date.now()
  const known = remembered.get(key)
  if (known && known.until > now) return known.exists
  const failure = await ask()
  // A gateway that does not answer fails no page.
  if (failure && failure.status !== 404) return true
  remember(key, failure === null, now)
  return failure === null
}

const ID = /^[0-9A-Za-z_-]{1,64}$/

/** What the proxy looks up before a page is shown (NAV-07), with the token of the request if there is one. */
export const lookupsFor = (token: string | undefined): Lookups => ({
  recordExists: async (segment, id) => {
    const kind = detailPlace(segment)?.kind
    if (!kind || !ID.test(id)) return false
    return askOnce(`${segment} ${id}`, async () => {
      const found = await (await visitorContainer().get('records')).detail(kind.kind, id)
      return 'error' in found ? found : null
    })
  },
  articleExists: async (id) =>
    ID.test(id) &&
    askOnce(`article ${id}`, async () => (await visitorContainer().get('site')).noticeFailure(id)),
  hasPage: async (kind, query) => {
    const container = token === undefined ? visitorContainer() : memberContainer(token)
    const page = await (await container.get('records')).search(kind.kind, query)
    // What cannot be searched says so on its page; what lies beyond the last page is no page.
    if ('error' in page) return !problemsOf(kind, query).some(({ field }) => field === 'pageNum')
    return page.records.length > 0
  },
})
