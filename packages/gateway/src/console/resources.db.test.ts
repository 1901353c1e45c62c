import { DAY_MS, formatDate } from '@zhushutong/domain/formatting'
import type { StaffRole } from '@zhushutong/domain/staff'
import { aPosting } from '@zhushutong/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { LOGIN, loginStaff } from '../../test-support/staff'
import { features } from '../app/features'

const POSTING = { module: 'recruit', ...aPosting({ contactPhone: '12000000002' }) }

interface Row {
  readonly id: string
  readonly state: string
  readonly contactPhone: string
  readonly contact: string | null
  readonly href: string | null
  readonly isOpen: boolean
  readonly visits: number
  readonly password?: string
  readonly isDisabled: boolean
  readonly sessions: number
}
interface Page {
  readonly records: Row[]
  readonly total: number
}

describeOnPostgres('the resources of the back office', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  let member: string
  const tokens = new Map<StaffRole, string>()
  beforeAll(async () => {
    gateway = await startGateway(database(), features, { SEED_SIZE: '60' })
    member = (await gateway.sandbox<{ access_token: string }>('/sandbox/accounts/svip/token', {}))
      .access_token
    for (const role of ['editor', 'service', 'admin'] as const)
      tokens.set(role, await loginStaff(gateway, role))
  })
  afterAll(() => gateway?.close())

  const call = <T = Row>(role: StaffRole, path: string, body: object = {}) =>
    gateway.call<T>(`/console/${path}`, body, { token: tokens.get(role) })
  const deeds = async (subject: string) => {
    const page = await call<{ records: { action: string; before: object; after: object }[] }>(
      'admin',
      'audit/list',
      {
        subject,
        order: 'asc',
      },
    )
    return page.data.records.map(({ action, before, after }) => ({ action, before, after }))
  }

  describe('postings', () => {
    const post = async (title = POSTING.title) => {
      const path = '/jian-butler-portal-biz/labourPosting/addLabourPosting'
      const added = await gateway.call<{ id: string }>(path, { ...POSTING, title }, { token: member })
      expect(added.statusCode).toBe('00000')
      return added.data.id
    }
    const isRecord = async (id: string) =>
      (await database().sql`select 1 from record_recruit where id = ${id}`).length > 0

    it('LAB-02 one that is approved is shown, and may be taken back with a reason', async () => {
      const id = await post()
      const listed = await call<Page>('service', 'posting/list', {
        state: 'checking',
        words: '渝州澄江',
        module: 'recruit',
      })
      expect(listed.data.records).toMatchObject([{ id, contactPhone: '120****0002' }])
      expect((await call('service', 'posting/get', { id })).data.contactPhone).toBe('12000000002')
      expect((await call('service', 'posting/approve', { id })).data.state).toBe('shown')
      expect(await isRecord(id)).toBe(true)
      const bare = await call('service', 'posting/refuse', { id, reason: ' ' })
      expect(bare).toMatchObject({
        http: 400,
        data: { fields: [{ field: 'reason', message: '未通过时须写明原因' }] },
      })
      await call('service', 'posting/refuse', { id, reason: '公司已注销，来电 12000000002' })
      expect(await isRecord(id)).toBe(false)
      expect(await deeds(id)).toMatchObject([
        { action: 'approve', before: { state: 'checking' }, after: { state: 'shown' } },
        { action: 'refuse', before: { state: 'shown' }, after: { reason: '公司已注销，来电 120****0002' } },
      ])
    })

    it('LAB-02 what was decided meanwhile is refused, and nothing is recorded', async () => {
      const id = await post('安全员')
      const both = await Promise.all(
        [1, 2].map(() => call('service', 'posting/refuse', { id, reason: '重复发布' })),
      )
      expect(both.map(({ http }) => http).sort()).toEqual([200, 400])
      expect(await deeds(id)).toHaveLength(1)
    })
  })

  it('REP-02 a correction is checked and answered, and its reporter reads the answer', async () => {
    const [company] = await database().sql<{ id: string }[]>`select id from record_company limit 1`
    const reports = '/jian-butler-portal-biz/recordReport'
    const added = await gateway.call<{ id: string }>(
      `${reports}/addRecordReport`,
      {
        module: 'company',
        moduleId: company?.id,
        field: 'other',
        right: '法定代表人已变更',
        contact: '12000000002',
      },
      { token: member },
    )
    const { id } = added.data
    const { records } = (
      await call<Page>('editor', 'correction/list', { state: 'submitted', words: '法定代表人' })
    ).data
    expect(records).toMatchObject([
      { id, contact: '120****0002', href: expect.stringContaining(company!.id) },
    ])
    await call('editor', 'correction/answer', { id, state: 'checking' })
    const silent = await call('editor', 'correction/answer', { id, state: 'rejected' })
    expect(silent).toMatchObject({ http: 400, data: { fields: [{ field: 'answer' }] } })
    await call('service', 'correction/answer', { id, state: 'fixed', answer: '已按公示更新' })
    const ownReports = await gateway.call<Page>(`${reports}/pageRecordReport`, {}, { token: member })
    expect(ownReports.data.records).toMatchObject([{ id, state: 'fixed', answer: '已按公示更新' }])
    expect((await deeds(id)).map(({ after }) => after)).toEqual([
      { state: 'checking' },
      { state: 'fixed', answer: '已按公示更新' },
    ])
  })

  it('PRO-01 a short link is created, changed and ended; its visits are counted', async () => {
    const open = (token: string) =>
      gateway.call<string | null>('/jian-butler-portal-biz/promotion/openShortLink', { token })
    const until = formatDate(gateway.clock.now() + 3 * DAY_MS)
    const created = await call('editor', 'shortLink/create', {
      name: 'spring-2027',
      target: '/svip.html',
      until,
    })
    expect(created.data).toMatchObject({ id: 'spring-2027', until, isOpen: true, visits: 0 })
    const again = await call('editor', 'shortLink/create', { name: 'spring-2027', target: '/svip.html' })
    expect(again).toMatchObject({ http: 400, data: { fields: [{ field: 'name' }] } })
    for (const [body, message] of [
      [{ name: 'svip', target: '/svip.html' }, '已经是一个页面'],
      [{ name: 'away', target: 'https://evil.test/' }, '本站已有页面'],
      [{ name: 'away', target: '/svip.html', until: 'soon' }, '到期日应为日期'],
      [{ name: 'away', target: '/svip.html', until: '2020-01-01' }, '到期时间应晚于现在'],
    ] as const)
      expect((await call('editor', 'shortLink/create', body)).statusMessage).toContain(message)
    const changed = await call('editor', 'shortLink/update', {
      id: 'spring-2027',
      target: '/qiye/',
      until: '',
    })
    expect(changed.data).toMatchObject({ target: '/qiye/', until: '' })
    expect((await call('editor', 'shortLink/update', { id: 'none-such', target: '/qiye/' })).http).toBe(404)
    const visited = await open('spring-2027')
    expect(visited.statusCode).toBe('00000')
    expect((await call('editor', 'shortLink/end', { id: 'spring-2027' })).data).toMatchObject({
      isOpen: false,
      visits: 1,
    })
    expect((await deeds('spring-2027')).map(({ action }) => action)).toEqual(['create', 'update', 'end'])
    const list = await call<Page>('editor', 'shortLink/list', { words: 'spring-2027', sort: 'visits' })
    expect(list.data).toMatchObject({ total: 1 })
  })

  describe('staff', () => {
    const create = (account: string) =>
      call('admin', 'staff/create', { account, name: '李四', role: 'editor' })

    it('STF-05 an administrator creates an account, whose password is shown once', async () => {
      const created = await create('li.si')
      expect(created.data.password).toMatch(/^(\w{4}-){3}\w{4}$/)
      const login = { account: 'li.si', password: created.data.password }
      expect((await gateway.call<{ next: string }>(LOGIN, login)).data.next).toBe('enrol')
      expect((await call('admin', 'staff/get', { id: created.data.id })).data.password).toBeUndefined()
      expect(await create('li.si')).toMatchObject({ http: 400, data: { fields: [{ field: 'account' }] } })
      expect(JSON.stringify(await deeds('li.si'))).not.toContain(created.data.password)
    })

    it('STF-05 a disabled account is out at once, and comes back when it is enabled', async () => {
      const { data } = await call<Page>('admin', 'staff/list', { words: 'service' })
      const { id } = data.records[0]!
      expect(data.records[0]!.sessions).toBeGreaterThan(0)
      expect((await call('admin', 'staff/disable', { id })).data).toMatchObject({
        isDisabled: true,
        sessions: 0,
      })
      expect((await call('service', 'session/self')).http).toBe(401)
      await call('admin', 'staff/enable', { id })
      expect((await call('service', 'session/self')).http).toBe(401)
      tokens.set('service', await loginStaff(gateway, 'service'))
      expect((await call('service', 'session/self')).http).toBe(200)
      await call('admin', 'staff/endSessions', { id })
      expect((await call('service', 'session/self')).http).toBe(401)
    })

    it('STF-05 a changed role counts from the next call on', async () => {
      const { data } = await call<Page>('admin', 'staff/list', { role: 'editor', words: 'editor' })
      const { id } = data.records[0]!
      expect((await call('editor', 'shortLink/list')).http).toBe(200)
      for (let times = 0; times < 2; times++)
        await call('admin', 'staff/update', { id, name: '演示编辑', role: 'finance' })
      const updates = (await deeds('editor')).filter(({ action }) => action === 'update')
      expect(updates).toMatchObject([{ after: { role: 'finance' } }])
      expect((await call('editor', 'shortLink/list')).http).toBe(403)
    })

    it('STF-05 nobody takes rights from themselves', async () => {
      const { data } = await call<Page>('admin', 'staff/list', { role: 'admin', words: 'admin' })
      const { id } = data.records[0]!
      expect((await call('admin', 'staff/disable', { id })).statusMessage).toBe('不能停用自己的账号')
      const update = await call('admin', 'staff/update', { id, name: '演示管理员', role: 'editor' })
      expect(update.statusMessage).toBe('不能更改自己的岗位')
      expect((await call('admin', 'session/self')).http).toBe(200)
    })
  })
})
