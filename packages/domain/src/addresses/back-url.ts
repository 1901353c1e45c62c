import { decodePercent } from './percent'

const MAX_LENGTH = 2048
const MAX_LAYERS = 5
const UNSAFE = /\/\/|[\\@\p{Cc}\p{Cs}]/u

// A URL with more encoding layers than any legitimate link is rejected.
const isSafeInEveryLayer = (text: string): boolean => {
  let layer = text
  for (let i = 0; i < MAX_LAYERS; i += 1) {
    if (UNSAFE.test(layer)) return false
    const next = decodePercent(layer)
    if (next === null) return i > 0
    if (next === layer) return true
    layer = next
  }
  return false
}

/**
 * The path to open after a login if it belongs to this site, else null. Rejects other hosts in any form ('//', '\',
 * '@', encoded) and the login page, which would loop (LOG-03).
 */
export function sanitiseBackUrl(raw: string | null | undefined): string | null {
  if (!raw?.startsWith('/') || raw.length > MAX_LENGTH || !isSafeInEveryLayer(raw)) return null
  return /^\/auth\/login(?:[/?#]|$)/i.test(raw) ? null : raw
}
