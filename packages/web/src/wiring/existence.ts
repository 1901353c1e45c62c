import 'server-only'
import { detailPlace } from '@zhushutong/domain/records'
import { visitorContainer } from './server'
import { TOKENS } from './tokens'

/*
 * Whether a detail page's record exists is decided before the page: a page that finds out by itself can only
 * answer 404 with an empty shell. Remembered for a while, so that a cached page costs no call.
 */
const KNOWN_MS = 5 * 60_000
const UNKNOWN_MS = 30_000
const MOST = 20_000

const remembered = new Map<string, { readonly exists: boolean; readonly until: number }>()

const remember = (key: string, exists: boolean, now: number) => {
  if (remembered.size >= MOST) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(key, { exists, until: now + (exists ? KNOWN_MS : UNKNOWN_MS) })
}

type Found = { readonly status: number } | null

const seen = async (key: string, ask: () => Promise<Found>): Promise<boolean> => {
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

/** Whether a detail page has a record to show (NAV-07). */
export const recordExists = async (segment: string, id: string): Promise<boolean> => {
  const kind = detailPlace(segment)?.kind
  if (!kind || !ID.test(id)) return false
  return seen(`${segment} ${id}`, async () => {
    const found = await visitorContainer().get(TOKENS.records).detail(kind.kind, id)
    return 'error' in found ? found : null
  })
}

/** Whether an article exists; one that could not be asked for counts as there. */
export const articleExists = async (id: string): Promise<boolean> =>
  ID.test(id) && seen(`article ${id}`, () => visitorContainer().get(TOKENS.site).noticeFailure(id))
