import { hash, verify } from '@node-rs/argon2'

/**
 * OWASP's parameters for argon2id: 19 MiB, two passes, one lane. argon2id is the package's default
 * algorithm.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/**
 * Limit of parallel hashes: each needs 19 MiB and a core for some 50 ms; more would starve the rest of the gateway.
 */
const AT_ONCE = 2
/** Maximum length of the queue; callers beyond it would wait too long. */
const MAX_WAITING = 64

let running = 0
const waiting: (() => void)[] = []

async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++
  else await new Promise<void>((turn) => waiting.push(turn))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** True when the queue of password checks is full and new ones must be refused. */
export function isPasswordQueueFull(): boolean {
  return waiting.length >= MAX_WAITING
}

export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password, PARAMETERS))
}

let dummy: Promise<string> | undefined

/** Needs the same time for an unknown user (no hash) as for a wrong password, so that timing reveals nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('no such user')
  const against = passwordHash ?? (await dummy)
  const right = await runQueued(() => verify(against, password))
  return right && passwordHash !== null
}
