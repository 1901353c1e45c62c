import { jsonRow, MAX_ROW_CHARACTERS, type SourceRow, UnusableFile } from './source-row'

/** The field with the elements in an OCDS release package; otherwise the file itself is the list. */
const LIST = 'releases'

interface Scan {
  /** Open brackets, outermost first. */
  readonly open: string[]
  inString: boolean
  escaped: boolean
  line: number
  /** Depth of the list's elements; null outside of the list. */
  listAt: number | null
  found: boolean
  /** The last string at depth 1: the key of a list that follows. */
  key: string
  element: string
  elementLine: number
}

const begins = (scan: Scan, char: string): boolean => {
  if (scan.found || char !== '[') return false
  return scan.open.length === 0 || (scan.open.length === 1 && scan.open[0] === '{' && scan.key === LIST)
}

const inElement = (scan: Scan) => scan.listAt !== null && scan.open.length > scan.listAt

const onString = (scan: Scan, char: string) => {
  if (scan.escaped) scan.escaped = false
  else if (char === '\\') scan.escaped = true
  else if (char === '"') scan.inString = false
  if (scan.open.length === 1 && scan.inString) scan.key += char
}

const onOpen = (scan: Scan, char: string) => {
  if (begins(scan, char)) {
    scan.found = true
    scan.listAt = scan.open.length + 1
  } else if (scan.listAt === scan.open.length) {
    scan.element = ''
    scan.elementLine = scan.line
  }
  scan.open.push(char)
}

const onClose = (scan: Scan) => {
  scan.open.pop()
  if (scan.listAt !== null && scan.open.length < scan.listAt) scan.listAt = null
}

/** Consumes one character; returns true if it ends an element of the list. */
const step = (scan: Scan, char: string): boolean => {
  if (char === '\n') scan.line++
  if (scan.inString) onString(scan, char)
  else if (char === '"') {
    scan.inString = true
    if (scan.open.length === 1) scan.key = ''
  } else if (char === '{' || char === '[') onOpen(scan, char)
  if (inElement(scan)) {
    scan.element += char
    if (scan.element.length > MAX_ROW_CHARACTERS)
      throw new UnusableFile(`第 ${scan.elementLine} 行的对象过长`)
  }
  if (scan.inString || (char !== '}' && char !== ']')) return false
  onClose(scan)
  return scan.listAt !== null && scan.open.length === scan.listAt
}

/** Streams the elements of `releases`, or of a file that is a single list, without loading the whole file. */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const scan: Scan = {
    open: [],
    inString: false,
    escaped: false,
    line: 1,
    listAt: null,
    found: false,
    key: '',
    element: '',
    elementLine: 1,
  }
  for await (const piece of text)
    for (const char of piece) if (step(scan, char)) yield jsonRow(scan.element, scan.elementLine)
  if (!scan.found) throw new UnusableFile(`JSON 中没有 ${LIST} 列表（OCDS release package），也不是一个列表`)
  if (scan.open.length > 0) throw new UnusableFile('JSON 不完整，文件可能被截断')
}
