import { buildDetailHref, type DetailKind } from '../../packages/domain/src/addresses'
import {
  AGGREGATES,
  buildAggregateHref,
  buildDirectoryHref,
  listAggregateOptions,
} from '../../packages/domain/src/aggregate'
import { KINDS, type RecordKind } from '../../packages/domain/src/records'
import { call, roleToken } from './session'

export const ROLES = [
  'visitor',
  'non-member',
  'svip',
  'expired-svip',
  'staff_vacancy',
  'company_dynamic',
  'company_outnews',
  'company_qualification_expire',
  'company_anxu_expire',
  'owner-lookup',
  'enterprise',
] as const
export type Role = (typeof ROLES)[number]

interface Row {
  readonly id: string
  readonly expired: boolean
  readonly locks: Readonly<Record<string, unknown>>
  readonly [key: string]: unknown
}

const tokenOf = (role: Role) => (role === 'visitor' ? undefined : roleToken(role))

const baseOf = ({ api }: RecordKind) => `/jian-butler-project-biz/${api}`

const loads = new Map<string, Promise<Row>>()

/** Loaded once by each worker: no test changes it. */
const once = (key: string, load: () => Promise<Row>): Promise<Row> => {
  const loading = loads.get(key) ?? load()
  loads.set(key, loading)
  return loading
}

const readFirst = async (kind: RecordKind): Promise<Row> => {
  const { records } = await call<{ records: Row[] }>(
    `${baseOf(kind)}/search`,
    { pageSize: 10 },
    roleToken('svip'),
  )
  const row = records[0]
  if (!row) throw new Error(`there is no ${kind.kind}`)
  return row
}

export function firstRow(kind: RecordKind): Promise<Row> {
  return once(kind.kind, () => readFirst(kind))
}

export function viewOf(kind: RecordKind, id: string, role: Role): Promise<Row> {
  return once(`${kind.kind} ${id} ${role}`, () => call<Row>(`${baseOf(kind)}/detail`, { id }, tokenOf(role)))
}

/** A path and its screen: paths of one screen differ in content, not in layout. */
export interface Visit {
  readonly path: string
  readonly screen: string
}

const listsOf = (kind: RecordKind): Visit[] =>
  [
    ...(kind.onlySubLists ? [] : [`/${kind.segment}/`]),
    ...(kind.subLists ?? []).map((sub) => `/${kind.segment}/${sub.segment}/`),
  ].map((path) => ({ path, screen: `list of ${kind.kind}` }))

const detailsOf = (kind: RecordKind, { id, expired }: Row): Visit[] => {
  if (kind.detailPath === 'none') return []
  const href = buildDetailHref(kind.segment as DetailKind, { [kind.idName]: id, expired })
  return [
    ...(href ? [{ path: href, screen: `detail of ${kind.kind}` }] : []),
    ...(kind.views ?? []).map(({ segment }) => ({ path: `/${segment}/${id}.html`, screen: segment })),
  ]
}

/** The detail page of a record and its other pages; none if the kind has none. */
export function detailPaths(kind: RecordKind, row: Row): string[] {
  return detailsOf(kind, row).map(({ path }) => path)
}

const directoriesOf = (aggregate: (typeof AGGREGATES)[number]): Visit[] => [
  { path: buildDirectoryHref(aggregate), screen: 'directory' },
  { path: buildDirectoryHref(aggregate, 2), screen: 'directory' },
  {
    path: buildAggregateHref(aggregate, '500000', listAggregateOptions(aggregate)[0]?.value),
    screen: 'list of a directory',
  },
]

export function alone(path: string): Visit {
  return { path, screen: path }
}

/** Every list, sub-list and detail of the catalogue, the directories, the tools and other link forms. */
export async function queryVisits(): Promise<Visit[]> {
  const rows = await Promise.all(KINDS.map(async (kind) => ({ kind, row: await firstRow(kind) })))
  const idOf = (name: string) => rows.find(({ kind }) => kind.kind === name)?.row.id ?? ''
  return [
    ...KINDS.flatMap(listsOf),
    ...rows.flatMap(({ kind, row }) => detailsOf(kind, row)),
    ...AGGREGATES.flatMap(directoriesOf),
    { path: `/njxx/${idOf('planned')}.html`, screen: 'detail of planned' },
    { path: `/zzbxx/${idOf('tender')}.html`, screen: 'detail of tender' },
    { path: `/zbxx/${idOf('winning')}.html`, screen: 'detail of winning' },
    { path: `/dlqy/${idOf('agency')}.html`, screen: 'detail of agency' },
    { path: `/yzdw/${idOf('owner')}.html`, screen: 'detail of owner' },
    { path: '/agency/', screen: 'list of agency' },
    alone('/companyAnalyze/'),
    alone(`/companyAnalyze/?cid=${idOf('company')}`),
    alone('/zhongbiaolv/'),
    alone('/zhongbiaolv/?region=500000&type=municipal&amount=400to3000&year=2025'),
    alone('/qiyeduibi/'),
    { path: `/qiyeduibi/?ids=${idOf('company')}`, screen: 'comparison of companies' },
    alone('/renyuans/'),
    alone(`/renyuans/?cid=${idOf('company')}`),
    alone('/comquery/'),
    alone('/comquery/result/'),
    alone('/datamall/'),
    { path: '/sjfw/bidding/tender-notices.html', screen: 'data product' },
    { path: '/sjfw/major/planned-projects.html', screen: 'data product' },
    alone('/majorProject/'),
    { path: '/dataPreview/?id=planned-projects', screen: 'data preview' },
    alone('/qiye/?region=500000&qualification=D101,D110&grade=A&qualificationMatch=all'),
    { path: '/qiye/p2.html?sort=wins', screen: 'list of company' },
    alone('/zhaobiao/?published=30d&amount=400to3000&size=20'),
  ]
}
