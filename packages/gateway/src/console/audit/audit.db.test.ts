import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { consultationFeature } from '../../consultation'
import { demoStaffFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { recordCommand } from '../index'

const ADD = '/jian-butler-portal-biz/customizedConsultationData/add'
const ASKED = { topic: 'zzfw', name: '张工', mobile: '12200001234', region: '500000' }

interface Entry {
  readonly actor: string
  readonly resource: string
  readonly action: string
  readonly subject: string
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
  readonly time: number
}
interface Row {
  readonly id: string
  readonly mobile: string
  readonly state: string
  readonly notes: string | null
}

describeOnPostgres('what the staff change', (database) => {
  let gateway: TestGateway
  let service: string
  let admin: string
  beforeAll(async () => {
    const features = [demoStaffFeature, accountFeature, consultationFeature, consoleFeature, sandboxFeature]
    gateway = await startGateway(database(), features)
    service = await loginStaff(gateway, 'service')
    admin = await loginStaff(gateway, 'admin')
  })
  afterAll(() => gateway?.close())

  const list = async (filters: object) =>
    (
      await gateway.call<{ records: Entry[]; total: number }>('/console/audit/list', filters, {
        token: admin,
      })
    ).data
  const ask = async () => (await gateway.call<{ number: string }>(ADD, ASKED)).data.number
  const move = (body: object) => gateway.call<Row>('/console/consultation/move', body, { token: service })

  it('STF-06 a consultation is moved on with a note, and the log has who, when, before and after', async () => {
    const id = await ask()
    const moved = await move({ id, state: 'contacted', note: '已致电 12200001234，明天再联系' })
    expect(moved.data).toMatchObject({ id, state: 'contacted', mobile: '12200001234' })
    const { records } = await list({ subject: id })
    expect(records).toMatchObject([
      {
        actor: 'service',
        resource: 'consultation',
        action: 'move',
        time: gateway.clock.now(),
        before: { state: 'submitted' },
        after: { state: 'contacted', notes: expect.stringContaining('122****1234') },
      },
    ])
    expect(JSON.stringify(records)).not.toContain('12200001234')
  })

  it('the list masks mobiles, one consultation shows it', async () => {
    const id = await ask()
    const page = await gateway.call<{ records: Row[]; total: number }>(
      '/console/consultation/list',
      { state: 'submitted', words: '张工', sort: 'createTime', order: 'asc' },
      { token: service },
    )
    expect(page.data.records.at(-1)).toMatchObject({ id, mobile: '122****1234' })
    expect(
      (await gateway.call<Row>('/console/consultation/get', { id }, { token: service })).data.mobile,
    ).toBe('12200001234')
    const none = await gateway.call<{ total: number }>(
      '/console/consultation/list',
      { words: '%' },
      { token: service },
    )
    expect(none.data.total).toBe(0)
  })

  it('STF-06 a refused change leaves no entry', async () => {
    const id = await ask()
    await move({ id, state: 'closed', note: '' })
    expect(await move({ id, state: 'contacted' })).toMatchObject({
      http: 400,
      statusMessage: '这条咨询已完成，不能再改',
    })
    expect((await list({ subject: id })).total).toBe(1)
    expect((await move({ id: 'ZX0', state: 'closed' })).http).toBe(404)
  })

  it('STF-06 entries are found by actor, resource and time', async () => {
    const { total } = await list({})
    const of = async (filters: object) => (await list(filters)).total
    expect(await of({ actor: 'service' })).toBeGreaterThan(0)
    expect((await of({ actor: 'service' })) + (await of({ actor: 'admin' }))).toBe(total)
    expect(await of({ resource: 'session' })).toBe(2)
    expect(await of({ to: gateway.clock.now() - 86_400_000 })).toBe(0)
    expect(await of({ from: gateway.clock.now() - 86_400_000 })).toBe(total)
  })

  it('STF-06 a command on the server is recorded too, unless it only reads', async () => {
    const run = (...args: string[]) => recordCommand(database(), gateway.clock, 'account', args)
    await run('list')
    await run('freeze', '12200001234', '冒用', '他人手机号 12200005678')
    expect(await list({ resource: 'account' })).toMatchObject({
      total: 1,
      records: [
        {
          actor: 'command',
          action: 'freeze',
          subject: '122****1234',
          after: { command: '冒用 他人手机号 122****5678' },
        },
      ],
    })
  })

  it('STF-06 the database refuses to change, delete or truncate the log', async () => {
    const { sql } = database()
    for (const statement of [
      "update audit_log set actor = 'x'",
      'delete from audit_log',
      'truncate audit_log',
    ])
      await expect(sql.raw(statement), statement).rejects.toThrow()
    expect((await list({})).total).toBeGreaterThan(0)
  })
})
