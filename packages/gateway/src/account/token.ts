import { createHash, randomBytes } from 'node:crypto'

/** A new session token: 256 bits from the CSPRNG. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The hash stored for a token. 256 random bits need no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
