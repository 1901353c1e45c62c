import type { KeyObject } from 'node:crypto'
import { isSignedText } from './signature'

/** Where the object that begins at `start` ends, in JSON text; -1 if it does not. */
const endOfObject = (text: string, start: number): number => {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at + 1
  }
  return -1
}

const parseObject = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/**
 * The answer to a method, from the very text that Alipay signed; null if it did not. The object is cut out of the text
 * and not of the parsed answer, because the signature is over its bytes.
 */
export function readSignedAnswer(
  text: string,
  method: string,
  key: KeyObject,
): Readonly<Record<string, unknown>> | null {
  const opening = `{"${method.replaceAll('.', '_')}_response":`
  const whole = parseObject(text)
  if (!text.startsWith(`${opening}{`) || typeof whole?.sign !== 'string') return null
  const signed = text.slice(opening.length, endOfObject(text, opening.length))
  return isSignedText(signed, whole.sign, key) ? parseObject(signed) : null
}
