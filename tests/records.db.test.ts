import { expect, it } from 'vitest'
import { fieldAccess, VISITOR, type Viewer } from '../packages/domain/src/access'
import {
  type CellColumn,
  type Column,
  columnsOf,
  KINDS,
  locksFor,
  type RecordKind,
  type StoredRecord,
} from '../packages/domain/src/records'
import { recordContract } from '../packages/sdk/src/contract'
import { everyCall } from './support/examples'
import { describePortal, NOW, type Portal, ROLES, type Role } from './support/portal'
import { storedRecords } from './support/stored'

const VIEWERS: Readonly<Record<Role, Viewer>> = {
  visitor: VISITOR,
  'non-member': { ...VISITOR, loggedIn: true },
  svip: { ...VISITOR, loggedIn: true, svip: true },
}

const isOpen = (viewer: Viewer, column: Column | CellColumn) =>
  !('access' in column && column.access) ||
  fieldAccess(viewer, column.access.needs, column.access.below).state === 'visible'

/** Every value of a record as text, with whether the viewer may see it. */
function valuesOf(kind: RecordKind, record: StoredRecord, viewer: Viewer) {
  const found: { readonly text: string; readonly open: boolean }[] = []
  const note = (value: unknown, open: boolean) => {
    if (Array.isArray(value)) for (const one of value) note(one, open)
    else if (value !== null && value !== undefined && value !== '') found.push({ text: String(value), open })
  }
  for (const column of columnsOf(kind)) {
    // What is only looked up by is in no answer at all.
    if (column.internal) continue
    if (column.type !== 'table') {
      note(record[column.key], isOpen(viewer, column))
      continue
    }
    for (const row of (record[column.key] ?? []) as readonly Readonly<Record<string, unknown>>[])
      for (const cell of column.columns) note(row[cell.key], isOpen(viewer, column) && isOpen(viewer, cell))
  }
  return found
}

/** Every value in an answer, as text. */
const leavesOf = (json: unknown): string[] =>
  typeof json === 'object' && json !== null ? Object.values(json).flatMap(leavesOf) : [String(json)]

const DATES = /^\d{4}-\d{2}-\d{2}$/

/** Hidden values of a record; what an open field of it says as well is no secret. */
function secretsOf(kind: RecordKind, record: StoredRecord, viewer: Viewer): string[] {
  const values = valuesOf(kind, record, viewer)
  const open = values.filter((value) => value.open).map(({ text }) => text)
  const hidden = values.filter((value) => !value.open).map(({ text }) => text)
  return [...new Set(hidden)].filter((text) => !open.some((shown) => shown.includes(text)))
}

/** Every page of a kind's search and every detail, as they travel. */
async function* answersOf({ gateway }: Portal, kind: RecordKind, ids: readonly string[], token?: string) {
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
  } while (cursor)
  for (const id of ids) yield (await gateway.call<{ id: string }>(detail.path, { id }, { token })).data
}

describePortal('records', (portal) => {
  it.each(KINDS.map(({ kind }) => kind))('each() gives every %s once, by cursor', async (name) => {
    const kind = KINDS.find((one) => one.kind === name)!
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

  it.each(KINDS.flatMap(({ kind }) => ROLES.map((role) => [kind, role] as const)))(
    'ACC-02 no %s in an answer to %s holds a value they may not see',
    async (name, role) => {
      const kind = KINDS.find((one) => one.kind === name)!
      const viewer = VIEWERS[role]
      const stored = await storedRecords(portal().database, kind)
      const secrets = new Map(stored.map((record) => [record.id, secretsOf(kind, record, viewer)]))
      const ids = stored.slice(0, 40).map(({ id }) => id)
      let answered = 0
      for await (const record of answersOf(portal(), kind, ids, await portal().tokenOf(role))) {
        answered += 1
        const leaves = leavesOf(record)
        const told = secrets.get(record.id)!.filter((secret) => leaves.includes(secret))
        expect(told, `${name} ${record.id}`).toEqual([])
      }
      expect(answered).toBe(stored.length + ids.length)
      const hidden = [...secrets.values()].flat().length
      const closes = Object.keys(locksFor(kind, viewer)).length > 0
      expect(hidden > 0, `${hidden} hidden`).toBe(closes)
    },
  )

  it('ACC-02 an SVIP reads each record as it is stored', async () => {
    const { database, client, tokenOf } = portal()
    const svip = client(await tokenOf('svip'))
    for (const kind of KINDS) {
      for (const record of (await storedRecords(database, kind)).slice(0, 10)) {
        const seen = await svip.records(kind.kind as 'company').detail({ id: record.id })
        const closed = Object.keys(locksFor(kind, VIEWERS.svip)).map((path) => path.split('.')[0])
        const stored = columnsOf(kind)
          .filter(({ key, internal }) => !internal && !closed.includes(key))
          .map(({ key }) => [key, record[key] ?? null])
        expect(seen).toMatchObject(Object.fromEntries(stored))
      }
    }
  })

  it('ACC-02 no call that is open to visitors tells a hidden text of any record', async () => {
    const { gateway, database } = portal()
    const stored = await Promise.all(
      KINDS.map(async (kind) => ({ kind, records: await storedRecords(database, kind) })),
    )
    const values = stored.flatMap(({ kind, records }) =>
      records.flatMap((one) => valuesOf(kind, one, VISITOR)),
    )
    const open = new Set(values.filter((value) => value.open).map(({ text }) => text))
    // A record that everybody may look up is no secret by itself; that somebody else's record names it may be one.
    for (const { records } of stored) for (const { id } of records) open.add(id)
    const isTelling = (text: string) => text.length >= 6 && !DATES.test(text) && !open.has(text)
    const hidden = new Set(
      values.filter((value) => !value.open && isTelling(value.text)).map(({ text }) => text),
    )
    expect(hidden.size).toBeGreaterThan(100)
    const nothing = { orderId: 'none', noticeId: 'none', now: NOW }
    const recordIds = Object.fromEntries(stored.map(({ kind, records }) => [kind.kind, records[0]!.id]))
    for (const { name, endpoint, input } of everyCall({ ...nothing, recordIds })) {
      if (endpoint.access === 'token' || endpoint.encryptsRequest) continue
      const { data } = await gateway.call<unknown>(endpoint.path, input)
      const told = leavesOf(data).filter((leaf) => leaf.split(/[;；]/).some((part) => hidden.has(part)))
      expect(told, name).toEqual([])
    }
  })
})
