import { createHash } from 'node:crypto'

/** How long a name is not asked for again, in ms. */
const REMEMBERED_MS = 60_000
const MOST = 10_000

interface Known {
  readonly name: string
  readonly askedAt: number
}

/**
 * The names of those who hold tokens, for a minute each. Whether a token still holds is never remembered: a name goes
 * only where the gateway has just said so.
 */
export const memberNames = (clock: () => number = Date.now, most = MOST) => {
  const names = new Map<string, Known>()
  return async (token: string, ask: () => Promise<string>): Promise<string> => {
    const key = createHash('sha256').update(token).digest('base64url')
    const now = clock()
    const known = names.get(key)
    if (known && now - known.askedAt < REMEMBERED_MS) return known.name
    const name = await ask()
    names.delete(key)
    names.set(key, { name, askedAt: now })
    for (const oldest of names.keys()) {
      if (names.size <= most) break
      names.delete(oldest)
    }
    return name
  }
}
