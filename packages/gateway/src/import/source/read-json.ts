import { advance, depthOf, listPathOf, pathOf, startScan } from './json-scan'
import { isFields, jsonRow, MAX_ROW_CHARACTERS, type SourceRow, UnusableFile } from './source-row'

/** The lists of OCDS packages: release packages and record packages. */
const PACKAGE_LISTS: readonly string[] = ['releases', 'records']

/**
 * The path of the rows in a JSON text: the list of a package, else the outermost list with objects, and of two such the
 * longer one.
 */
const findList = async (text: AsyncIterable<string>): Promise<string> => {
  const counts = new Map<string, number>()
  const scan = startScan()
  for await (const piece of text)
    for (const char of piece) {
      if (advance(scan, char) !== 'opens' || scan.open.at(-1)?.isList) continue
      const path = listPathOf(scan)
      if (path === null) continue
      if (path === '' || PACKAGE_LISTS.includes(path)) return path
      counts.set(path, (counts.get(path) ?? 0) + 1)
    }
  if (scan.open.length > 0) throw new UnusableFile('JSON 不完整，文件可能被截断')
  const lists = [...counts].sort(([a, n], [b, m]) => depthOf(a) - depthOf(b) || m - n)
  const [list] = lists
  if (!list) throw new UnusableFile('JSON 里没有由对象组成的列表，也不是一个列表')
  return list[0]
}

interface Element {
  readonly text: string
  readonly line: number
  readonly column: number
}

/** The lists and objects in the list at a path; if an object is at the path, that object. */
async function* elementsAt(text: AsyncIterable<string>, path: string): AsyncGenerator<Element> {
  const scan = startScan()
  let element: { text: string; line: number; column: number; depth: number } | null = null
  for await (const piece of text)
    for (const char of piece) {
      const event = advance(scan, char)
      if (event === 'opens' && !element) {
        const isAt = listPathOf(scan) === path || (!scan.open.at(-1)?.isList && pathOf(scan) === path)
        if (isAt && (path !== '' || scan.open.length > 1))
          element = { text: '', line: scan.line, column: scan.column, depth: scan.open.length }
      }
      if (!element) continue
      element.text += char
      if (element.text.length > MAX_ROW_CHARACTERS) throw new UnusableFile(`第 ${element.line} 行的对象过长`)
      if (event === 'closes' && scan.open.length < element.depth) {
        yield element
        element = null
      }
    }
  if (scan.open.length > 0) throw new UnusableFile('JSON 不完整，文件可能被截断')
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** The releases of a record with their places: its compiled release, else its releases, as far as they are embedded. */
async function* releasesIn(record: Element): AsyncGenerator<SourceRow> {
  const row = jsonRow(record.text, record.line, record.column)
  if (!('value' in row)) {
    yield row
    return
  }
  const { compiledRelease, releases } = row.value
  const isEmbedded = Array.isArray(releases) && releases.some((each) => isFields(each) && 'tag' in each)
  const path = isFields(compiledRelease) ? 'compiledRelease' : isEmbedded ? 'releases' : null
  if (path === null) {
    yield {
      line: row.line,
      column: row.column,
      problem: '记录里没有 compiledRelease，也没有完整的 releases',
      text: record.text.slice(0, 200),
    }
    return
  }
  for await (const { text, line, column } of elementsAt(once(record.text), path))
    yield jsonRow(text, record.line + line - 1, line === 1 ? record.column + column - 1 : column)
}

const isRecord = (text: string): boolean => /"(compiledRelease|releases)"\s*:/.test(text)

/**
 * Streams the objects of a JSON file's list, wherever the list is in it, without loading the whole file; for an OCDS record
 * package the releases of its records.
 * @param open starts to read the text from its beginning
 */
export async function* readJson(open: () => AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const path = await findList(open())
  for await (const element of elementsAt(open(), path)) {
    if (path === 'records' && isRecord(element.text)) yield* releasesIn(element)
    else yield jsonRow(element.text, element.line, element.column)
  }
}
