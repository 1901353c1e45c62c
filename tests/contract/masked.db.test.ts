import { beforeAll, expect, it } from 'vitest'
import { formatHundredths } from '../../packages/domain/src/export'
import {
  company,
  KINDS,
  person,
  type RecordKind,
  type StoredRecord,
  tender,
  winning,
} from '../../packages/domain/src/records'
import { viewerAs } from '../../packages/domain/src/testing'
import type { PortalClient } from '../../packages/sdk/src/index-node'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { describePortal, type Role } from '../support/portal'
import { hiddenTexts, leavesOf, secretsOf } from '../support/secrets'
import { storedRecords } from '../support/stored'

interface Stored {
  readonly kind: RecordKind
  readonly records: readonly StoredRecord[]
}
/** Searches without a result are slow: each reads suggestions and near matches. */
const RECORDS_ASKED = runsAll('LONG') ? 3 : 1
type Shown = Readonly<Record<string, unknown>> & { readonly id: string }

/** A mistyped title: two of its characters are swapped. */
const slipped = (title: string) => {
  const at = Math.min(3, title.length - 2)
  return (title.slice(0, at) + title[at + 1] + title[at] + title.slice(at + 2)).slice(0, 40)
}

/** The role that has the least rights of those who may search by keyword. */
const ASKERS: readonly Role[] = runsAll('ROLES')
  ? ['non-member', 'svip', 'owner-lookup', 'company_dynamic']
  : ['non-member']
/** A role that may export and still has closed columns. */
const EXPORTER: Role = 'staff_vacancy'
/** Kinds share the code of their exports: some kinds represent all. */
const EXPORTED = runsAll('LONG') ? KINDS : [company, person, tender, winning]

describePortal('what is closed to a role', (portal) => {
  let stored: readonly Stored[]
  beforeAll(async () => {
    stored = await Promise.all(
      KINDS.map(async (kind) => ({ kind, records: await storedRecords(portal().database, kind) })),
    )
  })

  const of = (name: string) => stored.find(({ kind }) => kind.kind === name)!
  const clientOf = async (role: Role) => portal().client(await portal().tokenOf(role))

  /** Asserts that shown records of a kind contain no closed value of the stored ones. */
  const holdsNoSecret = ({ kind, records }: Stored, role: Role, shown: readonly Shown[]) => {
    for (const shownRecord of shown) {
      const record = records.find(({ id }) => id === shownRecord.id)!
      const leaves = leavesOf(shownRecord)
      const leaked = secretsOf(kind, record, viewerAs(role)).filter((secret) => leaves.includes(secret))
      expect(leaked, `${kind.kind} ${shownRecord.id}`).toEqual([])
    }
    return shown.length
  }

  it.each(ASKERS)('ACC-02 is in no near match, suggestion or combined result for %s', async (role) => {
    const client = await clientOf(role)
    let near = 0
    for (const kind of KINDS) {
      const { records } = of(kind.kind)
      for (const record of records.slice(0, RECORDS_ASKED)) {
        const keyword = slipped(String(record[kind.title]))
        const page = await client
          .records(kind.kind as 'company')
          .search({ keyword })
          .catch(() => null)
        if (!page) continue
        holdsNoSecret(of(kind.kind), role, page.records as never)
        near += holdsNoSecret(of(kind.kind), role, (page as { near?: Shown[] }).near ?? [])
        const hidden = hiddenTexts([of(kind.kind)], viewerAs(role))
        for (const word of leavesOf((page as { suggestedKeywords?: string[] }).suggestedKeywords ?? []))
          expect(hidden.has(word), `${kind.kind} ${word}`).toBe(false)
      }
    }
    expect(near).toBeGreaterThan(10)
    const hidden = hiddenTexts([of('company')], viewerAs(role))
    for (const { name } of of('company').records.slice(0, 20)) {
      const { records } = await client.search.suggestion({ companyNames: String(name).slice(0, 3) })
      expect(leavesOf(records).filter((text) => hidden.has(text))).toEqual([])
    }
    for (const { kind, records } of role === 'visitor' ? [] : stored) {
      const keyword = String(records[0]![kind.title]).slice(0, 2)
      const leaked = await client.search.suggestionByType({ keyword, type: kind.segment })
      expect(leavesOf(leaked.records).filter((text) => hidden.has(text))).toEqual([])
    }
    const result = await client.comquery.search({
      conditions: { region: [{ code: String(of('company').records[0]!.region) }] },
      pageSize: 100,
    })
    expect(
      holdsNoSecret(of('company'), role, result.records.map(({ record }) => record) as never),
    ).toBeGreaterThan(0)
  })

  it.each(ASKERS)(
    'ACC-02 is in no list of favourites of %s, and in no list of expiring records',
    async (role) => {
      const client = await clientOf(role)
      const hidden = hiddenTexts(stored, viewerAs(role))
      const isHidden = (text: string) => hidden.has(text)
      for (const { kind, records } of stored)
        for (const { id } of records.slice(0, 2))
          await client.favourites.add({ module: kind.kind, moduleId: id }).catch(() => null)
      let kept = 0
      for await (const favourite of client.favourites.list({ pageSize: 20 })) {
        kept += 1
        expect(leavesOf(favourite).filter(isHidden), favourite.module).toEqual([])
      }
      expect(kept).toBeGreaterThan(KINDS.length)
      for (const list of ['qualificationsFree', 'qualifications', 'permitsFree', 'permits'] as const) {
        const data = await client.expiry[list]().catch(() => null)
        expect(leavesOf(data).filter(isHidden), list).toEqual([])
      }
    },
  )

  const fileOf = async (client: PortalClient, name: string, token: string): Promise<string> => {
    const { job } = await client.records(name as 'company').export({ format: 'csv' })
    const exportId = job!.exportId
    for (let tries = 0; tries < 400; tries++) {
      const { state, file } = await client.exports.get({ exportId })
      if (state === 'done' && file) {
        const headers = { authorization: `Bearer ${token}` }
        return (await portal().gateway.app.server.inject({ url: file, headers })).payload
      }
      await new Promise((done) => setTimeout(done, 25))
    }
    throw new Error(`The export of ${name} never ends`)
  }

  it('ACC-02 MEM-02 is in no exported file', async () => {
    const role = EXPORTER
    const token = (await portal().tokenOf(role))!
    const client = portal().client(token)
    let cells = 0
    for (const { kind, records } of EXPORTED.map(({ kind }) => of(kind))) {
      const hidden = [...hiddenTexts([{ kind, records }], viewerAs(role))]
      const file = await fileOf(client, kind.kind, token)
      expect(file.split('\r\n').length, kind.kind).toBeGreaterThan(records.length)
      const written = new Set(file.split(/[,;；"\r\n]+/))
      cells += written.size
      const leaked = hidden.filter((text) => {
        const asMoney = /^\d{1,15}$/.test(text) ? formatHundredths(Number(text)) : text
        return written.has(text) || written.has(asMoney)
      })
      expect(leaked, kind.kind).toEqual([])
    }
    expect(cells).toBeGreaterThan(500)
  })
})
