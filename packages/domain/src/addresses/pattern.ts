import { findKindBySegment } from '../records'
import { decodePercent, encodePercent } from './percent'
import type { RouteParams } from './route'

export interface CompiledPattern {
  readonly regex: RegExp
  readonly params: readonly string[]
}

/** The isExpire segment of an expired record: links use '1', the bare name is accepted too. */
export const EXPIRED_SEGMENT = '1'

// A folder segment never ends in .html: that would be a different page.
const FOLDER_SEGMENT = '(?![^/]*\\.html(?:/|$))[^/]+'

// The sub-lists of a kind can also precede a record's id: /renyuan/aqsl/{id}.html.
const subListsIn = (pattern: string): string | undefined =>
  findKindBySegment(pattern.split('/')[1] ?? '')
    ?.subLists?.map(({ segment }) => segment)
    .join('|')

const FIRM: Readonly<Record<string, string>> = {
  isExpire: `${EXPIRED_SEGMENT}|isExpire`,
  token: '[A-Za-z0-9_-]+',
}

// Our patterns contain no special regular expression characters except the dot.
const escaped = (text: string): string => text.replaceAll('.', '\\.')

const PARAM = /[:{](\w+)\}?(\?)?(\.html)?/

const partsOf = (segment: string): readonly (string | undefined)[] => PARAM.exec(segment) ?? []

interface Segment {
  readonly source: string
  readonly param?: string
}

// The labour hall's :idhtml is an id followed by html, with or without the dot.
const ID_HTML: Segment = { source: '/([^/]+?)(?:\\.?html)?', param: 'id' }

const segmentOf = (text: string, pattern: string): Segment => {
  if (text === ':idhtml') return ID_HTML
  const [, param, optional, html = ''] = partsOf(text)
  if (!param) return { source: `/${escaped(text)}` }
  const values = param === 'type' ? subListsIn(pattern) : FIRM[param]
  const source = `/(${values ?? (html ? '[^/]+?' : FOLDER_SEGMENT)})${escaped(html)}`
  return { source: optional ? `(?:${source})?` : source, param }
}

const segmentsIn = (pattern: string): readonly string[] => pattern.split('/').filter((s) => s !== '')

/** Compiles a pattern for repeated matching. */
export function compilePattern(pattern: string): CompiledPattern {
  const segments = segmentsIn(pattern).map((s) => segmentOf(s, pattern))
  const source = segments.map((s) => s.source).join('')
  const end = pattern.endsWith('.html') ? '' : '/?'
  return {
    regex: new RegExp(`^${source}${end}$`),
    params: segments.flatMap((s) => (s.param ? [s.param] : [])),
  }
}

/** Decodes a path segment; null if it is invalid or contains an encoded separator. */
const plainValue = (text: string): string | null => {
  // Broken encoding can hide a slash.
  const plain = decodePercent(text) ?? '/'
  return /[/\\\p{Cc}\p{Cs}]/u.test(plain) ? null : plain
}

/** The parameters of a matching path, or null if the path does not match. */
export function matchPattern(pattern: CompiledPattern, path: string): RouteParams | null {
  const match = pattern.regex.exec(path)
  if (!match) return null
  const params: Array<[string, string]> = []
  for (const [i, name] of pattern.params.entries()) {
    const raw = match[i + 1]
    if (raw === undefined) continue
    const value = plainValue(raw)
    if (value === null) return null
    params.push([name, value])
  }
  return Object.fromEntries(params)
}

/** Fills the parameters into a pattern; the path is canonical: a folder ends in a slash. */
export function fillPattern(pattern: string, params: RouteParams): string {
  const filled = segmentsIn(pattern)
    .flatMap((segment) => {
      const [, param, optional, html = ''] = partsOf(segment === ':idhtml' ? ':id.html' : segment)
      if (!param) return [segment]
      if (params[param]) return [`${encodePercent(params[param])}${html}`]
      if (optional) return []
      throw new Error(`${pattern} needs ${param}`)
    })
    .join('/')
  if (filled === '') return '/'
  return filled.endsWith('html') ? `/${filled}` : `/${filled}/`
}
