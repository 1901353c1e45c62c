import { EXPIRED_SEGMENT, PERSON_SUB_LISTS } from './pattern'
import { hrefOf, type RouteName } from './routes'

/** What a record says of its own address. */
export interface DetailRef {
  readonly uuid?: string
  readonly id?: string
  /** Of companies, which includes owners and agencies. */
  readonly cid?: string
  readonly expired?: boolean
  /** Of people: the sub-list they were found in; any other is left out of the link. */
  readonly type?: string
  /** Of water projects. */
  readonly waterType?: number
  /** Of planned projects and projects, whose id is {uuid}_{projectMode}. */
  readonly projectMode?: number | string
}

interface DetailRule {
  readonly route: RouteName
  readonly by?: 'cid'
  readonly mainSite?: true
}

const RULES = {
  qiye: { route: 'qiyedetails', by: 'cid' },
  renyuan: { route: 'renyuandetails' },
  siku: { route: 'sikudetails' },
  shengting: { route: 'shengtingdetails' },
  zhongbiao: { route: 'zhongbiaodetails', mainSite: true },
  shuili: { route: 'hywctails' },
  shuilijg: { route: 'hywctackdetails' },
  gonglu: { route: 'gongludetails' },
  zhaobiao: { route: 'zhaobiaodetails', mainSite: true },
  xinyong: { route: 'xinyongdetails', by: 'cid' },
  project: { route: 'projectdetails' },
  engineering: { route: 'engineeringdetails' },
  nijian: { route: 'nijiandetails', mainSite: true },
  owner: { route: 'ownerdetails', by: 'cid', mainSite: true },
  proxy: { route: 'proxydetails', by: 'cid', mainSite: true },
} as const satisfies Readonly<Record<string, DetailRule>>

/** The lists whose records have a detail page, by first path segment. */
export type DetailKind = keyof typeof RULES

/** Whether the records of a list have a detail page (NAV-14). */
export const hasDetail = (segment: string): segment is DetailKind => Object.hasOwn(RULES, segment)

/** The detail of a water project: types 1 and 5 the supervision platform's, others the credit one's (NAV-14). */
export const waterDetailRoute = (waterType: number | undefined): RouteName =>
  waterType === 1 || waterType === 5 ? 'hywctackdetails' : 'hywctails'

const idOf = ({ by }: DetailRule, ref: DetailRef): string | undefined => {
  if (by === 'cid') return ref.cid || ref.uuid || ref.id
  const id = ref.uuid || ref.id
  return id && ref.projectMode !== undefined ? `${id}_${ref.projectMode}` : id
}

/**
 * The address of a record's detail page, or null for a record that names none (NAV-14, NAV-20).
 * @param mainOrigin the main site's origin, given on a sub-site: some kinds open there
 */
export const detailHref = (kind: DetailKind, ref: DetailRef, mainOrigin?: string): string | null => {
  const rule: DetailRule = RULES[kind]
  const id = idOf(rule, ref)
  if (!id) return null
  const route = kind === 'shuili' ? waterDetailRoute(ref.waterType) : rule.route
  const path = hrefOf(route, {
    id,
    ...(ref.expired && { isExpire: EXPIRED_SEGMENT }),
    ...(PERSON_SUB_LISTS.some((list) => list === ref.type) && { type: ref.type }),
  })
  return rule.mainSite && mainOrigin ? `${mainOrigin.replace(/\/+$/, '')}${path}` : path
}
