import { createHash, randomBytes } from 'node:crypto'

/** A new session token: 256 bits from the CSPRNG. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a token. 256 random bits need no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
