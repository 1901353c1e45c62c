import { hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id: 19 MiB, two passes, one lane. The package's default algorithm is argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Each takes 19 MiB and a core for some 50 ms: more at once would starve the rest of the gateway. */
const AT_ONCE = 2
/** Waiting longer than this many others helps nobody. */
const MAX_WAITING = 64

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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

/** Whether so many passwords wait to be checked that another one should be turned away. */
export const passwordsAreBusy = (): boolean => waiting.length >= MAX_WAITING

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS))

let dummy: Promise<string> | undefined

/** Takes as long for an unknown user (no hash) as for a wrong password, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('no such user')
  const against = passwordHash ?? (await dummy)
  const right = await inTurn(() => verify(against, password))
  return right && passwordHash !== null
}
