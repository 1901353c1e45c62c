import type { RouteParams } from './route'

/** A pattern ready to match paths and to be filled in. */
export interface CompiledPattern {
  readonly regex: RegExp
  readonly params: readonly string[]
  /** Sorts before a pattern that is less particular: literal segments first. */
  readonly rank: string
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

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const PARAM = /^(?::(\w+)|\{(\w+)\})(\?)?(\.html)?$/

interface Segment {
  readonly source: string
  readonly param?: string
  readonly rank: string
}

// The labour hall's :idhtml is an id with html behind it, with or without the dot.
const ID_HTML: Segment = { source: '/([^/]+?)(?:\\.?html)?', param: 'id', rank: '2' }

const segmentOf = (text: string, pattern: string): Segment => {
  if (text === ':idhtml') return ID_HTML
  const [, colon, braced, optional, html = ''] = PARAM.exec(text) ?? []
  const param = colon ?? braced
  if (!param) return { source: `/${escaped(text)}`, rank: '0' }
  const values =
    param === 'type' && pattern.startsWith('/renyuan/') ? PERSON_SUB_LISTS.join('|') : FIRM[param]
  const source = `/(${values ?? (html ? '[^/]+?' : FOLDER_SEGMENT)})${escaped(html)}`
  return { source: optional ? `(?:${source})?` : source, param, rank: values ? '1' : optional ? '3' : '2' }
}

/** A pattern without the query that it may ask for. */
export const pathOf = (pattern: string): string => pattern.replace(/\?(?=\w+=).*$/, '')

/** Reads a pattern once, for many paths. */
export const compilePattern = (pattern: string): CompiledPattern => {
  const path = pathOf(pattern)
  const segments = path
    .split('/')
    .filter((s) => s !== '')
    .map((s) => segmentOf(s, path))
  const source = segments.map((s) => s.source).join('')
  const end = path.endsWith('.html') ? '' : '/?'
  return {
    regex: new RegExp(`^${source}${end}$`),
    params: segments.flatMap((s) => (s.param ? [s.param] : [])),
    rank: segments.map((s) => s.rank).join(''),
  }
}

/** A part of a path in plain text, or null where it is no valid one or hides another segment. */
const decoded = (text: string): string | null => {
  try {
    const plain = decodeURIComponent(text)
    return /[/\\\p{Cc}]/u.test(plain) ? null : plain
  } catch {
    return null
  }
}

/** The parameters of a path that fits the pattern, or null. */
export const matchPattern = (pattern: CompiledPattern, path: string): RouteParams | null => {
  const found = pattern.regex.exec(path)
  if (!found) return null
  const params: Array<[string, string]> = []
  for (const [i, name] of pattern.params.entries()) {
    const raw = found[i + 1]
    if (raw === undefined) continue
    const value = decoded(raw)
    if (value === null) return null
    params.push([name, value])
  }
  return Object.fromEntries(params)
}

/** The path of a pattern with its parameters filled in, canonical: a folder ends in a slash. */
export const fillPattern = (pattern: string, params: RouteParams = {}): string => {
  const path = pathOf(pattern)
  const value = (name: string): string => {
    if (!params[name]) throw new Error(`${pattern} needs ${name}`)
    return encodeURIComponent(params[name])
  }
  const filled = path
    .split('/')
    .filter((s) => s !== '')
    .flatMap((segment) => {
      if (segment === ':idhtml') return [`${value('id')}.html`]
      const [, colon, braced, optional, html = ''] = PARAM.exec(segment) ?? []
      const param = colon ?? braced
      if (!param) return [segment]
      if (optional && !params[param]) return []
      return [`${value(param)}${html}`]
    })
    .join('/')
  if (filled === '') return '/'
  return filled.endsWith('html') ? `/${filled}` : `/${filled}/`
}
