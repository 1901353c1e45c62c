/** The header that carries time and signatures of a webhook. */
export const SIGNATURE_HEADER = 'Zhushutong-Signature'
/** The prefix of every secret, so that scanners recognise one in a log or a repository. */
export const SECRET_PREFIX = 'whsec_'
/** Seconds by which the time of a signature may differ from the receiver's clock. */
export const SIGNATURE_TOLERANCE = 300
/** Time for which a replaced secret still signs beside its successor, in ms. */
export const ROTATION_MS = 86_400_000

/** The signed text: the second of sending and the body exactly as sent (WHK-03). */
export function formatSignedText(seconds: number, body: string): string {
  return `${seconds}.${body}`
}

/** The header's value: two signatures while a secret is being replaced (WHK-03). */
export function formatSignature(seconds: number, signatures: readonly string[]): string {
  return [`t=${seconds}`, ...signatures.map((hex) => `v1=${hex}`)].join(',')
}

/** Time in seconds and signatures of a header; null for an invalid header. Unknown versions are left out (WHK-03). */
export function parseSignature(
  header: string,
): { readonly seconds: number; readonly signatures: readonly string[] } | null {
  const pairs = header.split(',').map((part) => part.trim().split('='))
  const times = pairs.filter(([name]) => name === 't').map(([, value = '']) => value)
  const signatures = pairs.filter(([name]) => name === 'v1').map(([, value = '']) => value)
  const [time = ''] = times
  if (times.length !== 1 || !/^\d{1,12}$/.test(time) || signatures.length === 0) return null
  return signatures.every((hex) => /^[\da-f]{64}$/.test(hex)) ? { seconds: Number(time), signatures } : null
}

/** True for a current signature: neither older nor further ahead than the tolerance, in seconds. */
export function isFresh(seconds: number, now: number, tolerance: number = SIGNATURE_TOLERANCE): boolean {
  return Math.abs(Math.floor(now / 1000) - seconds) <= tolerance
}
