import { AGGREGATES, aggregateHref, directoryHref, optionsOf } from '../packages/domain/src/aggregate'
import { type DetailKind, detailHref } from '../packages/domain/src/navigation'
import { KINDS, type RecordKind } from '../packages/domain/src/records'
import { call, roleToken } from './session'

/** Every role of the demo accounts, the visitor first. */
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

export interface Row {
  readonly id: string
  readonly expired: boolean
  readonly locks: Readonly<Record<string, unknown>>
  readonly [key: string]: unknown
}

const tokenOf = (role: Role) => (role === 'visitor' ? undefined : roleToken(role))

const base = ({ api }: RecordKind) => `/jian-butler-project-biz/${api}`

const asked = new Map<string, Promise<Row>>()

/** Asked for once by each worker: nothing that the tests do changes it. */
const once = (key: string, ask: () => Promise<Row>): Promise<Row> => {
  const known = asked.get(key) ?? ask()
  asked.set(key, known)
  return known
}

const readFirst = async (kind: RecordKind): Promise<Row> => {
  const { records } = await call<{ records: Row[] }>(
    `${base(kind)}/search`,
    { pageSize: 10 },
    roleToken('svip'),
  )
  const row = records[0]
  if (!row) throw new Error(`there is no ${kind.kind} to look at`)
  return row
}

/** The first record of a kind. */
export const firstRow = (kind: RecordKind): Promise<Row> => once(kind.kind, () => readFirst(kind))

/** A record as a role is given it. */
export const viewOf = (kind: RecordKind, id: string, role: Role): Promise<Row> =>
  once(`${kind.kind} ${id} ${role}`, () => call<Row>(`${base(kind)}/detail`, { id }, tokenOf(role)))

const listsOf = (kind: RecordKind) => [
  ...(kind.onlySubLists ? [] : [`/${kind.segment}/`]),
  ...(kind.subLists ?? []).map((sub) => `/${kind.segment}/${sub.segment}/`),
]

/** The detail page of a record and its other pages; none where the kind has none. */
export const detailPaths = (kind: RecordKind, { id, expired }: Row): string[] => {
  if (kind.detailPath === 'none') return []
  const own = detailHref(kind.segment as DetailKind, { [kind.idName]: id, expired })
  return [...(own ? [own] : []), ...(kind.views ?? []).map((view) => `/${view.segment}/${id}.html`)]
}

/** Every list, sub-list and detail of the catalogue, the directories, the tools and the outer link shapes. */
export const queryPaths = async (): Promise<string[]> => {
  const rows = await Promise.all(KINDS.map(async (kind) => ({ kind, row: await firstRow(kind) })))
  const idOf = (name: string) => rows.find(({ kind }) => kind.kind === name)?.row.id ?? ''
  return [
    ...KINDS.flatMap(listsOf),
    ...rows.flatMap(({ kind, row }) => detailPaths(kind, row)),
    ...AGGREGATES.flatMap((one) => [
      directoryHref(one),
      directoryHref(one, 2),
      aggregateHref(one, '500000', optionsOf(one)[0]?.value),
    ]),
    `/njxx/${idOf('planned')}.html`,
    `/zzbxx/${idOf('tender')}.html`,
    `/zbxx/${idOf('winning')}.html`,
    `/dlqy/${idOf('agency')}.html`,
    `/yzdw/${idOf('owner')}.html`,
    '/agency/',
    '/companyAnalyze/',
    `/companyAnalyze/?cid=${idOf('company')}`,
    '/renyuans/',
    `/renyuans/?cid=${idOf('company')}`,
    '/comquery/',
    '/comquery/result/',
    '/qiye/?region=500000&qualification=D101,D110&grade=A&qualificationMatch=all',
    '/qiye/p2.html?sort=wins',
    '/zhaobiao/?published=30d&amount=400to3000&size=20',
  ]
}
