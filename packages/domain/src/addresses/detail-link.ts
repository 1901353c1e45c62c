import { findKindBySegment, type RecordKind } from '../records'
import { type DetailKind, detailName } from './kind.routes'
import { EXPIRED_SEGMENT } from './pattern'
import { buildHref, type RouteName } from './routes'

/** The fields of a record that its URL depends on. */
interface DetailRef {
  readonly uuid?: string
  readonly id?: string
  /** For companies, including owners and agencies. */
  readonly cid?: string
  readonly expired?: boolean
  /** For people: the sub-list with the record; an unknown one is left out of the link. */
  readonly type?: string
  /** For water projects. */
  readonly waterType?: number
  /** For planned projects and projects, whose id is {uuid}_{projectMode}. */
  readonly projectMode?: number | string
}

/** True when the records of a list have a detail page (NAV-14). */
export function hasDetail(segment: string): segment is DetailKind {
  return (findKindBySegment(segment)?.detailPath ?? 'none') !== 'none'
}

/**
 * The detail route of a water project: types 1 and 5 belong to the supervision platform, others to the credit platform
 * (NAV-14).
 */
export function findWaterDetailRoute(waterType: number | undefined): RouteName {
  return waterType === 1 || waterType === 5 ? 'shuilijgdetails' : 'shuilidetails'
}

const idOf = ({ idName }: RecordKind, ref: DetailRef): string | undefined => {
  if (idName === 'cid') return ref.cid || ref.uuid || ref.id
  const id = ref.uuid || ref.id
  return id && ref.projectMode !== undefined ? `${id}_${ref.projectMode}` : id
}

/** The address of a record's detail page by its kind; null for a kind without such pages. */
export function buildRecordHref(
  { segment, detailPath, idName }: RecordKind,
  { id, expired = false }: { readonly id: string; readonly expired?: boolean },
): string | null {
  return detailPath === 'none' ? null : buildDetailHref(segment as DetailKind, { [idName]: id, expired })
}

/** The address of a record's detail page; null for a record without an id (NAV-20). */
export function buildDetailHref(segment: DetailKind, ref: DetailRef): string | null {
  const kind = findKindBySegment(segment)
  const id = kind && idOf(kind, ref)
  if (!id) return null
  const route = segment === 'shuili' ? findWaterDetailRoute(ref.waterType) : (detailName(kind) as RouteName)
  return buildHref(route, {
    id,
    ...(ref.expired && { isExpire: EXPIRED_SEGMENT }),
    ...(kind.takesSubListSegment &&
      kind.subLists?.some((list) => list.segment === ref.type) && { type: ref.type }),
  })
}
