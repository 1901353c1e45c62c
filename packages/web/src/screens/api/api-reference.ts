import 'server-only'
import type { ApiCall, ApiGroup } from '@zhushutong/domain/api-centre'
import { EMPTY_QUERY, KINDS, type KindName } from '@zhushutong/domain/records'
import { type OpenApi, readOpenApi } from '@/features/api/read-openapi'
import { gatewayOrigin } from '../../settings/environment'
import { cached } from '../../wiring/server/cached'
import { visitorContainer } from '../../wiring/server/container'
import { RECORDS } from '../../wiring/server/reads/records'

const KNOWN_MS = 5 * 60_000
const ASK_MS = 5_000

const getJson = async <T>(path: string): Promise<T | null> => {
  const signal = AbortSignal.timeout(ASK_MS)
  const answer = await fetch(`${gatewayOrigin()}${path}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal,
  }).catch(() => null)
  return answer?.ok ? ((await answer.json().catch(() => null)) as T | null) : null
}

const loadGroups = cached(KNOWN_MS, async () => {
  const document = await getJson<OpenApi>('/openapi.json')
  return document && readOpenApi(document)
})

interface DemoRole {
  readonly key: string
  readonly role: string
}

/** The sandbox's demo accounts; an empty list when the sandbox is off. */
const loadRoles = cached(60_000, async (): Promise<readonly DemoRole[]> => {
  const accounts = (await getJson<readonly DemoRole[]>('/sandbox/accounts')) ?? []
  return accounts.map(({ key, role }) => ({ key, role }))
})

/** An invented id in the reference. Its last two digits are the number of its kind in the catalogue. */
const MADE_UP = /0{8}-0000-4000-8000-0{9}1(\d\d)/g

const ids = new Map<KindName, () => Promise<string | null>>()

const newestId = (kind: KindName) => {
  const known =
    ids.get(kind) ??
    cached(KNOWN_MS, async () => {
      const page = await visitorContainer().get(RECORDS).search(kind, EMPTY_QUERY)
      return 'error' in page ? null : (page.records[0]?.id ?? null)
    })
  ids.set(kind, known)
  return known()
}

/** The call with invented ids replaced by existing ones, so that its samples find something. */
const withRealIds = async (call: ApiCall): Promise<ApiCall> => {
  let text = JSON.stringify({ example: call.example, sdk: call.sdk })
  for (const [id, number] of text.matchAll(MADE_UP)) {
    const kind = KINDS[Number(number)]?.kind
    const real = kind ? await newestId(kind as KindName).catch(() => null) : null
    if (real) text = text.replaceAll(id, real)
  }
  return { ...call, ...(JSON.parse(text) as Pick<ApiCall, 'example' | 'sdk'>) }
}

/** Data of the API centre: the gateway's own reference, and its sandbox. The same for every reader. */
export const apiReference = {
  /** null: the gateway did not answer. */
  groups: (): Promise<readonly ApiGroup[] | null> => loadGroups(),
  roles: async (): Promise<readonly DemoRole[]> => (await loadRoles()) ?? [],
  async call(id: string): Promise<{ readonly group: ApiGroup; readonly call: ApiCall } | null> {
    for (const group of (await loadGroups()) ?? []) {
      const call = group.calls.find((candidate) => candidate.id === id)
      if (call) return { group, call: await withRealIds(call) }
    }
    return null
  },
}

/** True when the reference has a call, or a group, of this id; also when the gateway does not answer. */
export async function hasApiPage(id: string, of: 'call' | 'group'): Promise<boolean> {
  const groups = await loadGroups()
  if (!groups) return true
  if (of === 'group') return id === 'all' || groups.some((group) => group.id === id)
  return groups.some(({ calls }) => calls.some((call) => call.id === id))
}
