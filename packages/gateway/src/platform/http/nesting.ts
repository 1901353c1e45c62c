import { CODES, type Failure } from './envelope'

/** Maximum nesting depth of a body, far beyond any call of the contract. */
export const MAX_LEVELS = 64

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Index of the quote that ends the string at `begin`. */
const endOfText = (json: Uint8Array, begin: number): number => {
  let at = begin + 1
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1
  return at
}

const keyIn = (json: Uint8Array, [begin, end]: readonly [number, number]): string => {
  try {
    return String(JSON.parse(Buffer.from(json.subarray(begin, end + 1)).toString('utf8'))).slice(0, 100)
  } catch {
    return ''
  }
}

/**
 * The path of the JSON field that is nested too deeply, '' for the top level; null without one. Checked before
 * parsing, because a megabyte of brackets is the most expensive input for the parser and for code that walks the
 * value.
 */
export function findTooDeep(json: Uint8Array): string | null {
  let depth = 0
  let isObject = false
  let key: readonly [number, number] = [0, 0]
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === QUOTE) {
      const begin = at
      at = endOfText(json, begin)
      if (depth === 1) key = [begin, at]
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (depth === 0) isObject = byte === OPEN_OBJECT
      depth += 1
      if (depth > MAX_LEVELS) return isObject ? keyIn(json, key) : ''
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
  }
  return null
}

export function tooDeepFailure(field: string): Failure {
  const message = `嵌套过深，最多 ${MAX_LEVELS} 层`
  return {
    error: CODES.badRequest,
    message: field === '' ? `请求内容${message}` : `参数 ${field} ${message}`,
    data: { fields: [{ field, message }] },
  }
}
