import { expect, it } from 'vitest'
import { findColumn, findLocks, KINDS, type RecordKind } from '../../packages/domain/src/records'
import { viewerAs } from '../../packages/domain/src/testing'
import { recordContract } from '../../packages/sdk/src/contract'
import { describePortal, type Portal, ROLES_TRIED, type Role } from '../support/portal'
import { leavesOf, secretsOf, valuesOf } from '../support/secrets'
import { storedRecords } from '../support/stored'

/** All pages of a kind's search, or as many as wanted, and all details, as sent. */
async function* answersOf(
  { gateway }: Portal,
  kind: RecordKind,
  ids: readonly string[],
  token?: string,
  pages = Infinity,
) {
  const { search, detail } = recordContract[kind.kind]!
  let cursor: string | null | undefined
  do {
    const page = await gateway.call<{ records: { id: string }[]; nextCursor: string | null }>(
      search.path,
      { pageSize: 100, ...(cursor && { cursor }) },
      { token },
    )
    for (const record of page.data.records) yield record
    cursor = page.data.nextCursor
  } while (cursor && --pages > 0)
  for (const id of ids) yield (await gateway.call<{ id: string }>(detail.path, { id }, { token })).data
}

describePortal('records', (portal) => {
  /**
   * True when an earlier role with the same rights has read every record, so that a page and some details
   * are enough.
   */
  const seesAsEarlier = (kind: RecordKind, role: Role) => {
    const roles = ROLES_TRIED
    const closed = (role: Role) => JSON.stringify(findLocks(kind, viewerAs(role)))
    return roles.slice(0, roles.indexOf(role)).some((earlier) => closed(earlier) === closed(role))
  }

  it.each(KINDS.map(({ kind }) => kind))('each() yields every %s once, by cursor', async (name) => {
    const kind = KINDS.find((candidate) => candidate.kind === name)!
    const stored = await storedRecords(portal().database, kind)
    const client = portal().client()
    const ids: string[] = []
    for await (const { id } of client.records(name as 'company').search({ pageSize: 20 })) ids.push(id)
    expect(stored.length).toBeGreaterThan(name === 'company' ? 20 : 0)
    expect([...ids].sort()).toEqual(stored.map(({ id }) => id).sort())
    const some: string[] = []
    for await (const { id } of client.records(name as 'company').search({ pageSize: 10 }, { limit: 15 }))
      some.push(id)
    expect(some).toEqual(ids.slice(0, 15))
  })

  it.each(KINDS.flatMap(({ kind }) => ROLES_TRIED.map((role) => [kind, role] as const)))(
    'ACC-02 no %s in a response to %s contains a value they may not see',
    async (name, role) => {
      const kind = KINDS.find((candidate) => candidate.kind === name)!
      const viewer = viewerAs(role)
      const stored = await storedRecords(portal().database, kind)
      const secrets = new Map(stored.map((record) => [record.id, secretsOf(kind, record, viewer)]))
      const isLikeEarlier = seesAsEarlier(kind, role)
      const [details, pages] = isLikeEarlier ? [3, 1] : [40, Infinity]
      const ids = stored.slice(0, details).map(({ id }) => id)
      let answered = 0
      const token = await portal().tokenOf(role)
      for await (const record of answersOf(portal(), kind, ids, token, pages)) {
        answered += 1
        const leaves = leavesOf(record)
        const leaked = secrets.get(record.id)!.filter((secret) => leaves.includes(secret))
        expect(leaked, `${name} ${record.id}`).toEqual([])
      }
      expect(answered).toBe((isLikeEarlier ? Math.min(100, stored.length) : stored.length) + ids.length)
      // The test data has hidden values in every closed column.
      const isHiding = stored.some((record) => valuesOf(kind, record, viewer).some(({ open }) => !open))
      const closed = Object.keys(findLocks(kind, viewer)).filter(
        (place) => !findColumn(kind, place)?.internal,
      )
      expect(isHiding).toBe(closed.length > 0)
    },
  )
})
