import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { createTestJobs, LEASE_S, testJobs, testLeases } from '../../../test-support/leased-jobs'
import { type Database, openDatabase } from '../db'
import { createWorker, type Leased } from './index'

type Job = Leased<typeof testJobs.$inferSelect>

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

describeOnPostgres('leased jobs', (database) => {
  /** Two gateways: on PostgreSQL each has a pool, PGlite is one backend for both. */
  let gateways: readonly Database[]
  beforeAll(async () => {
    const { url } = database()
    gateways = [database(), url ? await openDatabase({ url }) : database()]
    await createTestJobs(database().orm)
  })
  afterAll(async () => {
    if (gateways?.[1] !== gateways?.[0]) await gateways?.[1]?.close()
  })

  const errors: string[] = []
  const log = { error: (_: unknown, line?: string) => void errors.push(line ?? '') }
  beforeEach(async () => {
    await database().orm.delete(testJobs)
    errors.length = 0
  })

  const add = async (values: typeof testJobs.$inferInsert = {}) =>
    (await database().orm.insert(testJobs).values(values).returning())[0]!
  const read = async (id: string) =>
    (await database().orm.select().from(testJobs).where(eq(testJobs.id, id)))[0]!
  const workerOf = (gateway: Database, work: (job: Job) => Promise<void>) =>
    createWorker({ name: 'test job', leases: testLeases, database: gateway, log, work })
  const finish = async (gateway: Database, job: Job) => {
    const state = job.steps > 1 ? 'open' : 'done'
    return testLeases.release(gateway.orm, job, { state, steps: job.steps - 1 })
  }
  const passLease = (id: string) =>
    database().orm.update(testJobs).set({ leaseUntil: 0 }).where(eq(testJobs.id, id))

  it('two gateways with two workers each do every step once, and no job twice at a time', async () => {
    const steps = new Map<string, number>()
    const underWay = new Set<string>()
    const overlaps: string[] = []
    for (let n = 0; n < 30; n++) steps.set((await add({ steps: (n % 3) + 1 })).id, 0)
    const worker = (gateway: Database) =>
      workerOf(gateway, async (job) => {
        if (underWay.has(job.id)) overlaps.push(job.id)
        underWay.add(job.id)
        await pause(2)
        steps.set(job.id, steps.get(job.id)! + 1)
        underWay.delete(job.id)
        expect(await finish(gateway, job)).toBe(true)
      })
    const drain = async ({ step }: ReturnType<typeof worker>) => {
      while (await step());
    }
    await Promise.all(gateways.flatMap((gateway) => [drain(worker(gateway)), drain(worker(gateway))]))
    // An idle worker may have searched while the others had leased the rest.
    await drain(worker(gateways[0]!))
    expect([...steps.values()]).toEqual(Array.from({ length: 30 }, (_, n) => (n % 3) + 1))
    expect(overlaps).toEqual([])
    expect(await database().orm.$count(testJobs, eq(testJobs.state, 'done'))).toBe(30)
    expect(errors).toEqual([])
  })

  it('an expired lease is taken over, not an active one, and its first holder is refused', async () => {
    const [first, other] = gateways as [Database, Database]
    const { id } = await add()
    const dead = (await testLeases.claim(first.orm))!
    expect(await testLeases.claim(other.orm)).toBeNull()
    expect(dead.leaseUntil! - dead.touchedAt).toBeGreaterThanOrEqual(LEASE_S * 1000 - 1)
    const claimed = await vi.waitUntil(() => testLeases.claim(other.orm), { timeout: 20_000, interval: 100 })
    expect([claimed.id, claimed.attempts]).toEqual([id, 2])
    expect(claimed.touchedAt).toBeGreaterThanOrEqual(dead.leaseUntil!)
    expect(await finish(first, dead)).toBe(false)
    expect(await testLeases.renew(first.orm, [dead])).toEqual([])
    expect(await testLeases.fail(first.orm, dead)).toBe(false)
    expect(await finish(other, claimed)).toBe(true)
    expect(await read(id)).toMatchObject({ state: 'done', attempts: 0, lease: null })
    expect(await testLeases.claim(first.orm)).toBeNull()
  })

  it('a step that takes longer than the lease keeps its job: the worker renews it', async () => {
    const [first, other] = gateways as [Database, Database]
    const { id } = await add()
    const { step } = workerOf(first, async (job) => {
      await pause(LEASE_S * 1000 + 500)
      expect(await testLeases.claim(other.orm)).toBeNull()
      expect(await finish(first, job)).toBe(true)
    })
    expect(await step()).toBe(true)
    expect(errors).toEqual([])
    expect((await read(id)).state).toBe('done')
  })

  it('a failing job is retried with growing delays, and given up after three attempts', async () => {
    const { id } = await add()
    const { step } = workerOf(gateways[0]!, async () => {
      throw new Error('no')
    })
    const waits: number[] = []
    for (let tries = 1; tries <= 3; tries++) {
      expect(await step()).toBe(true)
      expect(await step()).toBe(false)
      const { leaseUntil, touchedAt } = await read(id)
      if (leaseUntil !== null) waits.push(leaseUntil - touchedAt)
      await passLease(id)
    }
    expect(waits).toHaveLength(2)
    expect(waits[0]).toBeGreaterThanOrEqual(1000)
    expect(waits[1]).toBeGreaterThanOrEqual(2000)
    expect(await read(id)).toMatchObject({ state: 'failed', attempts: 3 })
    expect(errors).toHaveLength(3)
  })

  it('a job whose workers die is given up as well', async () => {
    const { id } = await add()
    for (let tries = 1; tries <= 3; tries++) {
      expect((await testLeases.claim(gateways[0]!.orm))?.attempts).toBe(tries)
      await passLease(id)
    }
    const done: string[] = []
    const { step } = workerOf(gateways[1]!, async (job) => void done.push(job.id))
    expect(await step()).toBe(true)
    expect(done).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'failed', lease: null })
    expect(await step()).toBe(false)
  })

  it('a job scheduled for later waits; a gateway that starts as the only one frees all leases', async () => {
    const { orm } = gateways[0]!
    const { id } = await add({ leaseUntil: Date.now() + 60_000 })
    expect(await testLeases.claim(orm)).toBeNull()
    await passLease(id)
    expect((await testLeases.claim(orm))?.id).toBe(id)
    expect(await testLeases.claim(orm)).toBeNull()
    await testLeases.freeAll(orm)
    expect((await testLeases.claim(orm))?.id).toBe(id)
  })

  it('the one that has waited longest comes first, and steps of several take turns', async () => {
    const [first, second] = [await add({ steps: 2 }), await add({ steps: 2 })]
    const order: string[] = []
    const { step } = workerOf(gateways[0]!, async (job) => {
      order.push(job.id)
      await finish(gateways[0]!, job)
    })
    while (await step());
    expect(order).toEqual([first.id, second.id, first.id, second.id])
  })
})
