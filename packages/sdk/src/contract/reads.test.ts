import { expect, it } from 'vitest'
import { contract, type Endpoint, recordContract } from '.'

interface Def {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  readonly options?: readonly Schema[]
}
interface Schema {
  readonly _zod: { readonly def: Def }
}

/** The fields that identify a record in a result. */
const IDS = ['id', 'uuid', 'cid', 'moduleId', 'companyId']

const namesThings = ({ _zod: { def } }: Schema): boolean => {
  if (def.shape && IDS.some((name) => name in (def.shape ?? {}))) return true
  const inner = [...Object.values(def.shape ?? {}), def.element, def.innerType, ...(def.options ?? [])]
  return inner.some((schema) => schema !== undefined && namesThings(schema))
}

const ARTICLES = 'articles are open to everybody and are no records'
const SAME_FOR_ALL = 'a ranking or preview of fixed length, the same for everybody'
const NAMES = 'names and ids only'
const OWN = 'what the caller wrote or bought'

/** Calls whose results contain ids but count no records: by group, or by group and call. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  articles: ARTICLES,
  content: ARTICLES,
  policies: ARTICLES,
  questions: ARTICLES,
  standards: ARTICLES,
  statistics: SAME_FOR_ALL,
  mall: SAME_FOR_ALL,
  search: NAMES,
  'dueDiligence.verify': 'what an issued file says of itself',
  site: NAMES,
  'favourites.collected': NAMES,
  'batchCheck.match': NAMES,
  'leads.followed': NAMES,
  'companyCredit.count': 'counts of one company, which its detail shows',
  purchase: 'packages on sale',
  assistant: OWN,
  'claims.add': 'its id only',
  'claims.list': OWN,
  corrections: OWN,
  'myCompany.fits': 'one word about each tender, which a list has just told',
  labour: OWN,
  wallet: OWN,
  messages: 'three names at most of what a digest found, which counts',
  subscriptions: OWN,
  webhooks: OWN,
  webhookEvents: NAMES,
}

const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => ({
    group,
    call: `${group}.${name}`,
    endpoint,
  })),
)

it('REA-01 every call that names records counts them, or says here why it does not', () => {
  const uncounted = calls.filter(
    ({ endpoint }) => endpoint.reads !== 'records' && namesThings(endpoint.result() as unknown as Schema),
  )
  const reasonOf = ({ group, call }: (typeof calls)[number]) =>
    call in NOT_COUNTED ? call : group in NOT_COUNTED ? group : null
  expect(uncounted.filter((item) => reasonOf(item) === null).map(({ call }) => call)).toEqual([])
  // Each entry must be in use: a reason without a call is outdated.
  const used = new Set(uncounted.map(reasonOf))
  expect(Object.keys(NOT_COUNTED).filter((name) => !used.has(name))).toEqual([])
})

it('REA-01 lists, details, relations, checks, favourites and answers of the assistant count', () => {
  const counted = new Set(
    calls.filter(({ endpoint }) => endpoint.reads === 'records').map(({ call }) => call),
  )
  for (const call of [
    'insight.company',
    'insight.meetings',
    'staffing.check',
    'favourites.list',
    'assistant.chat',
    'search.dynamics',
  ])
    expect([...counted]).toContain(call)
  for (const { search, detail, changes, export: file } of Object.values(recordContract)) {
    expect([search.reads, detail.reads, changes.reads]).toEqual(['records', 'records', 'records'])
    expect(file.reads).toBe('figures')
  }
})
