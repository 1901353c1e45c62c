import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../test-support/gateway'
import { CONTRACT, serviceOrderCalls } from '../../test-support/service-orders'
import { loginStaff } from '../../test-support/staff'
import { accountFeature } from '../account'
import { consoleFeature } from '../app/staff-resources'
import { demoStaffFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'
import { forgetPrincipal } from './forget-principal'
import { bossOrdersFeature } from './index'

const FEATURES = [demoStaffFeature, accountFeature, bossOrdersFeature, consoleFeature, sandboxFeature]
const { bossFile, bossOrder, serviceCode, upload } = contract
const [MINE, OTHERS, STRANGER] = ['12210000001', '12210000002', '12210000003'] as const

describeOnPostgres('service orders', (database) => {
  let gateway: TestGateway
  let staffToken: string
  let actions: ReturnType<typeof serviceOrderCalls>
  let boss: string
  let other: string
  let orderId: string

  beforeAll(async () => {
    gateway = await startGateway(database(), FEATURES, { SEED_SIZE: '0' })
    staffToken = await loginStaff(gateway, 'service')
    actions = serviceOrderCalls(gateway, () => staffToken)
    orderId = await actions.create(MINE, '渝州澄江市政工程有限公司')
    await actions.create(OTHERS, '渝州云岭建筑劳务有限公司')
    boss = (await actions.login(MINE)).data!.access_token
    other = (await actions.login(OTHERS)).data!.access_token
  })
  afterAll(() => gateway?.close())

  const call = <T>(endpoint: Endpoint, body: object, token = boss) =>
    gateway.call<T>(endpoint.path, body, { token })
  const details = async () =>
    (
      await call<{ stage: string; life: string; isNew: boolean; todos: { kind: string; label: string }[] }>(
        bossOrder.details,
        { orderId },
      )
    ).data

  describe('the login of a principal', () => {
    it('BOS-07 nobody without an order is let in or registered, and is told so after the right code only', async () => {
      expect(await actions.login(STRANGER)).toMatchObject({ statusCode: '10000', data: null })
      const { sql } = database()
      expect(await sql`select 1 from users where mobile = ${STRANGER}`).toEqual([])
    })

    it('BOS-07 the client and the device that it names stand in the list of devices', async () => {
      const headers = {
        'x-client-name': encodeURIComponent('老板端'),
        'x-device-name': encodeURIComponent('华为 Mate 60\u202e'),
      }
      const token = (await actions.login(MINE, { headers })).data!.access_token
      const { data } = await call<{ devices: { device: string }[] }>(contract.security.devices, {}, token)
      expect(data.devices[0]?.device).toBe('老板端 · 华为 Mate 60')
    })

    it('BOS-07 a member who is the principal needs no other login', async () => {
      gateway.clock.advance(60_000)
      const { access_token } = await loginBySms(gateway, MINE)
      const list = await call<{ total: number }>(bossOrder.list, {}, access_token)
      expect(list.data.total).toBe(1)
    })

    it('BOS-07 a number that changes hands opens nothing: the account is bound by its first login', async () => {
      const { sql } = database()
      const [user] = await sql<{ id: string }[]>`select id from users where mobile = ${MINE}`
      await sql`update users set mobile = '12210000009' where id = ${user!.id}`
      expect((await actions.login(MINE)).statusCode).toBe('10000')
      expect((await actions.login('12210000009')).statusCode).toBe('00000')
      await sql`update users set mobile = ${MINE} where id = ${user!.id}`
      expect((await call<{ total: number }>(bossOrder.list, {})).data.total).toBe(1)
    })
  })

  describe('what another principal reaches', () => {
    const fields: Readonly<Record<string, unknown>> = {
      reason: '不要了',
      name: '营业执照.pdf',
      size: 2000,
      objectKey: 'made-up',
      fileId: 'made-up',
      invoiceId: 'made-up',
      requirementId: 'license',
    }
    const orderCalls = Object.entries({ ...bossOrder, ...bossFile } as Readonly<
      Record<string, Endpoint>
    >).filter(
      ([, { access, request }]) =>
        access === 'token' && 'orderId' in (request() as never as { shape: object }).shape,
    )

    it('BOS-07 every call of the group says that there is no such order, and changes nothing', async () => {
      const names = [...Object.keys(bossOrder), ...Object.keys(bossFile)]
      const others = names.filter((name) => !orderCalls.some(([callName]) => callName === name))
      expect(others.sort()).toEqual(['agreementCallback', 'counts', 'list', 'solidify'])
      const before = await details()
      for (const [name, endpoint] of orderCalls) {
        const shape = Object.keys((endpoint.request() as never as { shape: object }).shape)
        const body = Object.fromEntries(shape.flatMap((key) => (key in fields ? [[key, fields[key]]] : [])))
        const ask = (token?: string, id = orderId) =>
          gateway.call(endpoint.path, { ...body, orderId: id }, { token })
        expect((await ask(other)).statusCode, name).toBe('40001')
        expect((await ask(boss, 'no-uuid')).statusCode, name).toBe('40001')
        expect((await ask()).http, name).toBe(401)
      }
      expect(await details()).toEqual(before)
    })

    it('BOS-07 nor by the general signature, in the lists, or by the file itself', async () => {
      const scope = { purpose: 'boss-order', orderId, name: '营业执照.pdf', size: 2000 }
      expect((await call(upload.signature, scope, other)).statusCode).toBe('40001')
      const list = await call<{ records: { orderId: string }[] }>(bossOrder.list, {}, other)
      expect(list.data.records.map((order) => order.orderId)).not.toContain(orderId)
      const saved = (await actions.upload(boss, orderId)).data
      const get = (token?: string) =>
        gateway.app.server.inject({ url: saved.href, headers: token ? { authorization: token } : {} })
      expect((await get(other)).statusCode).toBe(404)
      expect((await get()).statusCode).toBe(401)
      const file = await get(boss)
      expect(file.statusCode).toBe(200)
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%E8%90%A5/),
      })
    })
  })

  describe('from the contract to the end', () => {
    const waiting = async () =>
      (await gateway.sandbox<{ flowNo: string; title: string }[]>('/sandbox/esign'))[0]!

    it('BOS-01 BOS-04 BOS-06 the contract is laid before the principal and signed on the page of the service', async () => {
      expect((await details()).todos).toEqual([])
      const early = await actions.staff('advance', { id: orderId, note: '' })
      expect(early).toMatchObject({ statusCode: '00400', statusMessage: '合同还没有签署' })
      gateway.clock.advance(1)
      expect((await actions.staff('offerContract', { id: orderId, ...CONTRACT })).statusCode).toBe('00000')
      expect(await details()).toMatchObject({ isNew: true, todos: [{ kind: 'sign' }] })
      await call(bossOrder.click, { orderId })
      expect((await details()).isNew).toBe(false)
      const info = await call<{ signUrl: string; digest: string; text: string }>(bossOrder.eSignInfo, {
        orderId,
      })
      expect(info.data).toMatchObject({ state: 'to-sign', text: CONTRACT.text })
      const { flowNo } = await waiting()
      expect(info.data.signUrl).toMatch(new RegExp(`/sandbox/esign/${flowNo}$`))
      const signed = await gateway.sandbox<{ outcome: string }>(`/sandbox/esign/${flowNo}`, {
        outcome: 'signed',
        signerName: '王建国',
      })
      expect(signed.outcome).toBe('signed')
      const after = await call<{ file: { href: string; name: string }; signUrl: string | null }>(
        bossOrder.eSignInfo,
        { orderId },
      )
      expect(after.data).toMatchObject({ state: 'signed', signUrl: null, signerName: '王建国' })
      const copy = await gateway.app.server.inject({
        url: after.data.file.href,
        headers: { authorization: boss },
      })
      expect(copy.body).toContain(CONTRACT.text)
      expect(copy.body).toContain(info.data.digest)
    })

    it('BOS-01 BOS-03 money is asked for, confirmed once, and lets the order go on', async () => {
      await actions.staff('advance', { id: orderId, note: '合同已签署' })
      const plan = [
        { id: 'a', name: '首付款', amount: 60_000_00, dueOn: '2026-11-25' },
        { id: 'b', name: '尾款', amount: 40_000_00, dueOn: '2027-03-01' },
      ]
      await actions.staff('setInstallments', { id: orderId, installments: plan })
      expect((await details()).todos).toMatchObject([
        { kind: 'pay', label: '支付首付款', dueOn: '2026-11-25' },
      ])
      const blocked = await actions.staff('advance', { id: orderId, note: '' })
      expect(blocked.statusMessage).toBe('首笔款项还没有到账')
      const receipt = {
        id: orderId,
        amount: '60,000.00',
        receivedOn: '2026-11-20',
        reference: 'ICBC20261120001',
      }
      expect((await actions.staff('confirmReceipt', receipt)).statusCode).toBe('00000')
      const twice = await actions.staff('confirmReceipt', receipt)
      expect(twice).toMatchObject({ statusCode: '00400', statusMessage: '这个银行流水号已经登记过' })
      expect((await call(bossOrder.payments, { orderId })).data).toMatchObject({
        total: 100_000_00,
        paid: 60_000_00,
        open: 40_000_00,
        surplus: 0,
        installments: [{ state: 'paid' }, { state: 'open' }],
        receipts: [{ reference: 'ICBC20261120001' }],
      })
      expect((await call(bossOrder.bankCard, { orderId })).data).toMatchObject({
        remark: expect.stringMatching(/^FW20261120-/),
      })
      expect((await actions.staff('advance', { id: orderId, note: '已到账' })).statusCode).toBe('00000')
      expect((await details()).stage).toBe('collect')
    })

    it('BOS-02 files are checked, returned with a reason, sent again, and let the order go on', async () => {
      const send = async (requirementId: string) =>
        (await actions.upload(boss, orderId, requirementId)).data.fileId
      const check = (fileId: string, state: string, reason = '') =>
        actions.staff('checkFile', { id: orderId, fileId, state, reason })
      const first = await send('license')
      expect((await check(first, 'returned')).statusMessage).toBe('请写明退回的原因，负责人会看到')
      await check(first, 'returned', '看不清')
      expect((await details()).todos.map(({ label }) => label)).toEqual([
        '上传营业执照',
        '上传法定代表人身份证',
        '上传技术负责人证书',
      ])
      expect((await call(bossFile.deleteStageFile, { orderId, fileId: first })).data).toBe(true)
      const accepted: string[] = []
      for (const requirement of ['license', 'identity', 'staff']) accepted.push(await send(requirement))
      expect((await details()).todos).toEqual([])
      expect((await actions.staff('advance', { id: orderId, note: '' })).statusMessage).toContain(
        '还没有核对通过',
      )
      for (const fileId of accepted) await check(fileId, 'accepted')
      expect((await call(bossFile.deleteStageFile, { orderId, fileId: accepted[0] })).statusCode).toBe(
        '40011',
      )
      expect((await actions.staff('advance', { id: orderId, note: '资料齐全' })).statusCode).toBe('00000')
      const files = await call<{ requirements: { state: string; takesFiles: boolean }[] }>(
        bossFile.stageFiles,
        {
          orderId,
        },
      )
      expect(files.data.requirements.map(({ state }) => state)).toEqual([
        'accepted',
        'accepted',
        'accepted',
        'optional',
      ])
      expect(files.data.requirements.some(({ takesFiles }) => takesFiles)).toBe(false)
    })

    it('BOS-01 BOS-05 it goes on to its end, back on the way, only with everything paid', async () => {
      // An order under way is neither closed nor deleted by its principal.
      expect((await call(bossOrder.close, { orderId, reason: '不做了' })).statusCode).toBe('40011')
      expect((await call(bossOrder.remove, { orderId })).statusCode).toBe('40011')
      const on = (note = '继续') => actions.staff('advance', { id: orderId, note })
      await on()
      expect((await actions.staff('back', { id: orderId, note: '' })).statusMessage).toBe('请写明退回的原因')
      await actions.staff('back', { id: orderId, note: '需要补正' })
      expect((await details()).stage).toBe('declare')
      await on()
      await on()
      expect((await on()).statusMessage).toBe('款项还没有付清')
      const receipt = { id: orderId, amount: '40000', receivedOn: '2026-11-20', reference: 'ICBC20261120002' }
      await actions.staff('confirmReceipt', receipt)
      expect((await on()).statusCode).toBe('00000')
      expect(await details()).toMatchObject({ life: 'done', stage: 'done', todos: [] })
      expect((await on()).statusMessage).toBe('订单已完成，不能再改')
      const process = await call<{ events: { text: string }[]; stages: { time: number | null }[] }>(
        bossOrder.process,
        { orderId },
      )
      expect(process.data.events.map(({ text }) => text)).toContain('退回到“申报”：需要补正')
      expect(process.data.stages.every(({ time }) => time !== null)).toBe(true)
      const counts = await call(bossOrder.counts, {})
      expect(counts.data).toEqual({ all: 1, todo: 0, active: 0, done: 1, closed: 0 })
      expect((await call(bossOrder.remove, { orderId })).data).toBe(true)
      expect((await call(bossOrder.details, { orderId })).statusCode).toBe('40001')
    })
  })

  it('BOS-05 a new order is closed with a reason, and then deleted from the list', async () => {
    const id = await actions.create(MINE, '渝州澄江市政工程有限公司')
    expect((await call(bossOrder.close, { orderId: id, reason: ' ' })).statusCode).toBe('40011')
    expect((await call(bossOrder.close, { orderId: id, reason: '暂不需要' })).data).toBe(true)
    expect((await call(bossOrder.details, { orderId: id })).data).toMatchObject({
      life: 'closed',
      closeReason: '暂不需要',
    })
    expect((await call(bossOrder.remove, { orderId: id })).data).toBe(true)
    expect((await actions.staff('get', { id })).statusCode).toBe('00000')
  })

  it('BOS-08 a service code shows its order, and is used once, by the principal', async () => {
    const id = await actions.create(MINE, '渝州澄江市政工程有限公司')
    const order = await actions.staff<{ details: { serviceCode: string } }>('get', { id })
    const code = order.data.details.serviceCode.toLowerCase().replaceAll('-', '')
    const ask = (endpoint: Endpoint, serviceCode: string, token = boss) =>
      call<{ orderId: string }>(endpoint, { serviceCode }, token)
    expect((await ask(serviceCode.detail, 'ABCD-EFGH-JKLM')).statusCode).toBe('40007')
    expect((await ask(serviceCode.detail, code)).data).toMatchObject([{ title: '资质升级' }])
    expect((await ask(serviceCode.confirm, code, other)).statusCode).toBe('40007')
    expect((await ask(serviceCode.confirm, code)).data.orderId).toBe(id)
    expect((await ask(serviceCode.confirm, code)).statusCode).toBe('40009')
    expect((await ask(serviceCode.detail, code)).statusCode).toBe('40009')
    for (let tries = 0; tries < 20; tries++) await ask(serviceCode.detail, 'ABCD-EFGH-JKLM', other)
    expect((await ask(serviceCode.detail, 'ABCD-EFGH-JKLM', other)).statusCode).toBe('00429')
  })

  it('BOS-09 people and matters are told by the kind of the order, people masked', async () => {
    const id = await actions.create(OTHERS, '渝州云岭建筑劳务有限公司', 'staff')
    const candidates = [
      { name: '陈立国', certificate: '一级建造师', region: '重庆', years: 8, state: 'recommended', note: '' },
    ]
    await actions.staff('setCandidates', { id, candidates })
    const recruitment = await call<{ candidates: { name: string }[] }>(
      bossOrder.recruitment,
      { orderId: id },
      other,
    )
    expect(recruitment.data.candidates.map(({ name }) => name)).toEqual(['陈**'])
    expect((await call(bossOrder.management, { orderId: id }, other)).statusCode).toBe('30003')
    const unlike = await actions.staff('setCandidates', { id, candidates: [{ ...candidates[0], years: -1 }] })
    expect(unlike.statusMessage).toBe('第 1 行：从业年限应为 0 至 60')
    for (let times = 0; times < 2; times++)
      await actions.staff('assignSteward', { id, name: '周晓宁', phone: '12200007701' })
    await actions.staff('setCandidates', { id, candidates })
    const log = await database().sql`select action from audit_log where subject = ${id} order by id`
    expect(log.map(({ action }) => action)).toEqual(['create', 'setCandidates', 'assignSteward'])
    expect((await call(bossOrder.stewardPhone, { orderId: id }, other)).data).toEqual({
      name: '周晓宁',
      phone: '12200007701',
      isAssigned: true,
    })
  })

  it('BOS-07 another principal takes over: the former one sees the orders no more', async () => {
    const id = await actions.create(MINE, '渝州临江园林有限公司')
    const secondOrder = await actions.staff('create', {
      kind: 'permit',
      title: '许可证延续',
      companyName: '渝州临江园林有限公司',
      creditCode: '',
      principalName: '李明',
      principalMobile: OTHERS,
    })
    expect(secondOrder).toMatchObject({
      statusCode: '00400',
      data: { fields: [{ field: 'principalMobile' }] },
    })
    const change = { id, principalName: '李明', principalMobile: OTHERS, reason: '股权变更' }
    expect((await actions.staff('changePrincipal', change)).statusCode).toBe('00000')
    expect((await call(bossOrder.details, { orderId: id })).statusCode).toBe('40001')
    expect((await call(bossOrder.details, { orderId: id }, other)).statusCode).toBe('00000')
  })

  it('LEG-03 a principal whose account is closed leaves the orders without name and number', async () => {
    const mobile = '12210000021'
    const id = await actions.create(mobile, '渝州望江幕墙有限公司')
    const { userId, access_token } = (await actions.login(mobile)).data!
    const { orm, sql } = database()
    const anonymousId = randomUUID()
    await sql`insert into users (id, mobile, nick_name, created_at) values (${anonymousId}, ${`closed-${anonymousId}`}, '已注销用户', now())`
    await orm.transaction((tx) => forgetPrincipal(tx, { userId, anonymousId }))
    expect((await call(bossOrder.details, { orderId: id }, access_token)).statusCode).toBe('40001')
    expect((await actions.staff('get', { id })).data).toMatchObject({
      principalName: '已注销用户',
      principalMobile: '',
    })
    const change = { id, principalName: '李明', principalMobile: OTHERS, reason: '原负责人注销' }
    expect((await actions.staff('changePrincipal', change)).statusCode).toBe('00000')
    expect((await call(bossOrder.details, { orderId: id }, other)).statusCode).toBe('00000')
  })
})
