import type { KeyObject } from 'node:crypto'
import { isSignedText } from './signature'

/** The index after the JSON object that begins at `start`; -1 without a closing brace. */
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
 * Parses the response to a method; null without a valid signature of Alipay. The object is cut out of the raw text,
 * because the signature covers its bytes.
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
