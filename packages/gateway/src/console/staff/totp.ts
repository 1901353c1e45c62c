import { TOTP as RULES } from '@zhushutong/domain/staff'
import { Secret, TOTP } from 'otpauth'

const PERIOD_MS = RULES.periodSeconds * 1000

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: RULES.issuer,
    label,
    algorithm: 'SHA1',
    digits: RULES.digits,
    period: RULES.periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** A new secret in base32: 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The otpauth:// address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString()
}

/** The time step of a code; null if it matches no step near `now`. Clocks may differ by one step. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta
}

/** The code of the next unused step, and the time (ms) from which it is accepted. */
export function nextTotpCode(secret: string, lastStep: number | null, now: number) {
  const step = Math.max(Math.floor(now / PERIOD_MS), (lastStep ?? -1) + 1)
  return { code: totpOf(secret).generate({ timestamp: step * PERIOD_MS }), from: (step - 1) * PERIOD_MS }
}
