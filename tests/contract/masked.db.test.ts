import { beforeAll, expect, it } from 'vitest'
import { formatHundredths } from '../../packages/domain/src/export'
import { KINDS, type RecordKind, type StoredRecord } from '../../packages/domain/src/records'
import { viewerAs } from '../../packages/domain/src/testing'
import type { DatabaseKind } from '../../packages/gateway/test-support/databases'
import type { PortalClient } from '../../packages/sdk/src/index-node'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { failureOf } from '../support/failure'
import { describePortalOnPostgres, type Role } from '../support/portal'
import { hiddenTexts, leavesOf, secretsOf } from '../support/secrets'
import { storedRecords } from '../support/stored'

interface Stored {
  readonly kind: RecordKind
  readonly records: readonly StoredRecord[]
}
type Shown = Readonly<Record<string, unknown>> & { readonly id: string }

/** A mistyped title: two of its characters are swapped. */
const slipped = (title: string) => {
  const at = Math.min(3, title.length - 2)
  return (title.slice(0, at) + title[at + 1] + title[at] + title.slice(at + 2)).slice(0, 40)
}

// Every role reads every kind in records.db.test.ts; here roles with different rights make other calls.
const ASKERS: Readonly<Record<DatabaseKind, readonly Role[]>> = {
  PGlite: ['non-member'],
  PostgreSQL: runsAll('ROLES') ? ['svip', 'owner-lookup', 'company_dynamic'] : ['svip', 'company_dynamic'],
}
const EXPORTER: Readonly<Record<DatabaseKind, Role>> = { PGlite: 'svip', PostgreSQL: 'staff_vacancy' }

describePortalOnPostgres('what is closed to a role', (portal, database) => {
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
    for (const one of shown) {
      const record = records.find(({ id }) => id === one.id)!
      const leaves = leavesOf(one)
      const leaked = secretsOf(kind, record, viewerAs(role)).filter((secret) => leaves.includes(secret))
      expect(leaked, `${kind.kind} ${one.id}`).toEqual([])
    }
    return shown.length
  }

  it.each(ASKERS[database])(
    'ACC-02 is in no near match, suggestion or combined result for %s',
    async (role) => {
      const client = await clientOf(role)
      let near = 0
      for (const kind of KINDS) {
        const { records } = of(kind.kind)
        for (const record of records.slice(0, 3)) {
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
      expect(near).toBeGreaterThan(20)
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
      const found = await client.comquery.search({
        conditions: { region: [{ code: String(of('company').records[0]!.region) }] },
        pageSize: 100,
      })
      expect(
        holdsNoSecret(of('company'), role, found.records.map(({ record }) => record) as never),
      ).toBeGreaterThan(0)
    },
  )

  it.each(ASKERS[database])(
    'ACC-02 is in no list of favourites of %s, and in no list of expiring records',
    async (role) => {
      const client = await clientOf(role)
      const hidden = hiddenTexts(stored, viewerAs(role))
      const isHidden = (text: string) => hidden.has(text)
      for (const { kind, records } of stored)
        for (const { id } of records.slice(0, 2))
          await client.favourites.add({ module: kind.kind, moduleId: id }).catch(() => null)
      let kept = 0
      for await (const one of client.favourites.page({ pageSize: 20 })) {
        kept += 1
        expect(leavesOf(one).filter(isHidden), one.module).toEqual([])
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
      const { state, file } = await client.exports.one({ exportId })
      if (state === 'done' && file) {
        const headers = { authorization: `Bearer ${token}` }
        return (await portal().gateway.app.server.inject({ url: file, headers })).payload
      }
      await new Promise((done) => setTimeout(done, 25))
    }
    throw new Error(`The export of ${name} never ends`)
  }

  it.each([EXPORTER[database]])('ACC-02 MEM-02 is in no exported file of %s', async (role) => {
    const token = (await portal().tokenOf(role))!
    const client = portal().client(token)
    let cells = 0
    for (const { kind, records } of stored) {
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
    expect(cells).toBeGreaterThan(1000)
  })

  it('ACC-01 a file is for its owner, and for nobody who may not export', async () => {
    const owner = await clientOf(EXPORTER[database])
    const { records } = await owner.exports.page()
    const [job] = records
    expect(job).toBeDefined()
    for (const role of ['non-member', 'company_outnews'] as const) {
      const other = await clientOf(role)
      expect(await failureOf(other.exports.one({ exportId: job!.exportId }))).toMatchObject({
        kind: 'notFound',
      })
      const headers = { authorization: `Bearer ${await portal().tokenOf(role)}` }
      const answer = await portal().gateway.app.server.inject({ url: job!.file!, headers })
      expect(answer.statusCode).toBe(404)
    }
  })
})
