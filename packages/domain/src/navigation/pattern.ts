import { decoded, encoded } from './percent'
import type { RouteParams } from './route'

/** A pattern ready to match paths and to be filled in. */
export interface CompiledPattern {
  readonly regex: RegExp
  readonly params: readonly string[]
}

/**
 * The isExpire segment of an expired record (NAV-20): links are written with '1', the bare name is read too.
 */
export const EXPIRED_SEGMENT = '1'

/** The five sub-lists of people, which also stand in front of a person's id. */
export const PERSON_SUB_LISTS = ['aqsl', 'sydry', 'tzzy', 'zcry', 'jsgr'] as const

// A folder's segment never ends in .html: that would be another page under the same address.
const FOLDER_SEGMENT = '(?![^/]*\\.html(?:/|$))[^/]+'

const FIRM: Readonly<Record<string, string>> = {
  isExpire: `${EXPIRED_SEGMENT}|isExpire`,
  token: '[A-Za-z0-9_-]+',
}

// A dot is all that our own patterns have of a regular expression's signs.
const escaped = (text: string): string => text.replaceAll('.', '\\.')

const PARAM = /[:{](\w+)\}?(\?)?(\.html)?/

const partsOf = (segment: string): readonly (string | undefined)[] => PARAM.exec(segment) ?? []

interface Segment {
  readonly source: string
  readonly param?: string
}

// The labour hall's :idhtml is an id with html behind it, with or without the dot.
const ID_HTML: Segment = { source: '/([^/]+?)(?:\\.?html)?', param: 'id' }

const segmentOf = (text: string, pattern: string): Segment => {
  if (text === ':idhtml') return ID_HTML
  const [, param, optional, html = ''] = partsOf(text)
  if (!param) return { source: `/${escaped(text)}` }
  const values =
    param === 'type' && pattern.startsWith('/renyuan/') ? PERSON_SUB_LISTS.join('|') : FIRM[param]
  const source = `/(${values ?? (html ? '[^/]+?' : FOLDER_SEGMENT)})${escaped(html)}`
  return { source: optional ? `(?:${source})?` : source, param }
}

const segmentsIn = (pattern: string): readonly string[] => pattern.split('/').filter((s) => s !== '')

/** Reads a pattern once, for many paths. */
export const compilePattern = (pattern: string): CompiledPattern => {
  const segments = segmentsIn(pattern).map((s) => segmentOf(s, pattern))
  const source = segments.map((s) => s.source).join('')
  const end = pattern.endsWith('.html') ? '' : '/?'
  return {
    regex: new RegExp(`^${source}${end}$`),
    params: segments.flatMap((s) => (s.param ? [s.param] : [])),
  }
}

/** A part of a path in plain text, or null where it is no valid one or hides another segment. */
const plainValue = (text: string): string | null => {
  // Broken encoding hides as much as a slash does.
  const plain = decoded(text) ?? '/'
  return /[/\\\p{Cc}\p{Cs}]/u.test(plain) ? null : plain
}

/** The parameters of a path that fits the pattern, or null: then the path is not found (NAV-07). */
export const matchPattern = (pattern: CompiledPattern, path: string): RouteParams | null => {
  const found = pattern.regex.exec(path)
  if (!found) return null
  const params: Array<[string, string]> = []
  for (const [i, name] of pattern.params.entries()) {
    const raw = found[i + 1]
    if (raw === undefined) continue
    const value = plainValue(raw)
    if (value === null) return null
    params.push([name, value])
  }
  return Object.fromEntries(params)
}

/** The path of a pattern with its parameters filled in, canonical: a folder ends in a slash (NAV-06). */
export const fillPattern = (pattern: string, params: RouteParams): string => {
  const filled = segmentsIn(pattern)
    .flatMap((segment) => {
      const [, param, optional, html = ''] = partsOf(segment === ':idhtml' ? ':id.html' : segment)
      if (!param) return [segment]
      if (params[param]) return [`${encoded(params[param])}${html}`]
      if (optional) return []
      throw new Error(`${pattern} needs ${param}`)
    })
    .join('/')
  if (filled === '') return '/'
  return filled.endsWith('html') ? `/${filled}` : `/${filled}/`
}
