import type { Route } from '@zhushutong/domain/addresses'
import { type DetailPage, findKindBySegment, type RecordKind, type SubList } from '@zhushutong/domain/records'

/** Aliases of lists. */
const LIST_ALIASES: Readonly<Record<string, string>> = { agency: 'proxy' }

const LIST_KINDS: ReadonlySet<Route['kind']> = new Set(['list', 'tool', 'labour'])

/** The page of a route about records. */
type RecordRoute =
  | { readonly at: 'list'; readonly kind: RecordKind; readonly sub?: SubList }
  | { readonly at: 'detail'; readonly kind: RecordKind; readonly page: DetailPage }

const fixedSegments = (pattern: string): string[] =>
  pattern.split('/').filter((segment) => segment !== '' && !/^[:{]/.test(segment))

/** The list or detail page of a route; null for any other page. */
export function findRecordPage({ kind, pattern, detailFrom }: Route): RecordRoute | null {
  const [first = '', second] = fixedSegments(pattern)
  const listed = findKindBySegment(fixedSegments(detailFrom ?? '')[0] ?? '')
  if (listed && (kind === 'detail' || kind === listed.pages?.kind)) {
    const view = listed.views?.find(({ segment }) => segment === first)
    return { at: 'detail', kind: listed, page: { kind: listed, view } }
  }
  const listKind = LIST_KINDS.has(kind) ? findKindBySegment(LIST_ALIASES[first] ?? first) : undefined
  const sub = listKind?.subLists?.find(({ segment }) => segment === second)
  return listKind ? { at: 'list', kind: listKind, sub } : null
}
