import { decoded } from './percent'

const MAX_LENGTH = 2048
const MAX_LAYERS = 5
const UNSAFE = /\/\/|[\\@\p{Cc}\p{Cs}]/u

// A text that hides its meaning behind more layers of encoding than any honest link has is refused.
const isSafeInEveryLayer = (text: string): boolean => {
  let layer = text
  for (let i = 0; i < MAX_LAYERS; i += 1) {
    if (UNSAFE.test(layer)) return false
    const next = decoded(layer)
    if (next === null) return i > 0
    if (next === layer) return true
    layer = next
  }
  return false
}

/**
 * Where to go after a login: the path itself where it is one of this site, else null. Refused are other
 * hosts in every disguise ('//', '\', '@', encoded forms) and the login page, which would lead in a circle (LOG-03).
 */
export const safeBackUrl = (raw: string | null | undefined): string | null => {
  if (!raw?.startsWith('/') || raw.length > MAX_LENGTH || !isSafeInEveryLayer(raw)) return null
  return /^\/auth\/login(?:[/?#]|$)/i.test(raw) ? null : raw
}
