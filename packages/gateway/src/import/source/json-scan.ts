/** An open list or object; `key`: the key of the object's current value. */
interface Frame {
  readonly isList: boolean
  key: string
}

/** A place in a JSON text, for one character after the other. */
interface JsonScan {
  /** Open lists and objects, outermost first. */
  readonly open: Frame[]
  inString: boolean
  escaped: boolean
  /** True where the next string is a key. */
  expectsKey: boolean
  line: number
  column: number
}

export function startScan(): JsonScan {
  return { open: [], inString: false, escaped: false, expectsKey: false, line: 1, column: 0 }
}

const readString = (scan: JsonScan, char: string) => {
  const top = scan.open.at(-1)
  if (scan.escaped) scan.escaped = false
  else if (char === '\\') scan.escaped = true
  else if (char === '"') {
    scan.inString = false
    return
  }
  if (scan.expectsKey && top) top.key += char
}

/** Moves on by one character, and returns it as an event if it opens or closes a list or an object. */
export function advance(scan: JsonScan, char: string): 'opens' | 'closes' | null {
  scan.column++
  if (scan.inString) {
    readString(scan, char)
    return null
  }
  const top = scan.open.at(-1)
  switch (char) {
    case '\n':
      scan.line++
      scan.column = 0
      return null
    case '"':
      scan.inString = true
      if (scan.expectsKey && top) top.key = ''
      return null
    case ':':
      scan.expectsKey = false
      return null
    case ',':
      scan.expectsKey = top?.isList === false
      return null
    case '{':
    case '[':
      scan.open.push({ isList: char === '[', key: '' })
      scan.expectsKey = char === '{'
      return 'opens'
    case '}':
    case ']':
      scan.open.pop()
      scan.expectsKey = false
      return 'closes'
    default:
      return null
  }
}

const PATH = '\n'

/** The keys that lead to the innermost open value, joined; null inside of a list's element. */
export function pathOf({ open }: JsonScan): string | null {
  const outer = open.slice(0, -1)
  return outer.some(({ isList }) => isList) ? null : outer.map(({ key }) => key).join(PATH)
}

/** The path of the list of which the innermost open value is an element; null if it is none of a list outside of lists. */
export function listPathOf({ open }: JsonScan): string | null {
  const outer = open.slice(0, -2)
  const isElement = open.at(-2)?.isList === true && !outer.some(({ isList }) => isList)
  return isElement ? outer.map(({ key }) => key).join(PATH) : null
}

export function depthOf(path: string): number {
  return path === '' ? 0 : path.split(PATH).length
}
