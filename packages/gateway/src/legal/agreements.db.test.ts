import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { loginStaff } from '../../test-support/staff'
import { accountFeature } from '../account'
import { consoleFeature } from '../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../demo-data'
import { purchaseFeature } from '../purchase'
import { sandboxFeature } from '../sandbox'
import { versionOf } from './agreement'
import { agreement } from './index'

interface Order {
  readonly agreement: { readonly version: string; readonly title: string; readonly isCurrent: boolean } | null
  readonly events: readonly { readonly event: string; readonly detail: string }[]
}

describeOnPostgres('accepted agreements', (database) => {
  let gateway: TestGateway
  let token = ''
  beforeAll(async () => {
    const features = [demoAccountsFeature, demoStaffFeature, accountFeature, purchaseFeature, consoleFeature]
    gateway = await startGateway(database(), [...features, sandboxFeature])
    token = await loginStaff(gateway, 'finance')
  })
  afterAll(() => gateway?.close())

  const offered = async () => {
    const path = '/jian-butler-order-biz/myOrderManager/listPayTypes'
    return (await gateway.call<{ agreementVersion: string }>(path)).data.agreementVersion
  }
  const staff = <T>(path: string, body: object) => gateway.call<T>(`/console/${path}`, body, { token })

  it('AGR-01 an order keeps the version that was accepted, with its text word for word', async () => {
    const who = await newBuyer(gateway, database())
    const agreementVersion = await offered()
    const { data: orderId } = await who.create({ productId: 'svip-quarter', agreementVersion })
    const { orderCode: id } = (await who.status(orderId)).order
    const { data } = await staff<Order>('order/get', { id })
    expect(data.agreement).toMatchObject({ version: agreementVersion, isCurrent: true })
    expect(data.events.map(({ event }) => event)).toEqual(['created', 'agreed'])
    const text = await staff<{ content: string; version: string }>('order/readAgreement', { id })
    const path = '/jian-butler-portal-biz/agreement/getAgreement'
    const shown = await gateway.call<{ content: string; version: string }>(path, { type: 'purchase' })
    expect([text.data.content, text.data.version]).toEqual([shown.data.content, agreementVersion])
    // A later text does not change the accepted version.
    await database().sql`update orders set agreement_version = 'old' where id = ${orderId}`
    await database().sql`insert into agreement_texts values ('old', 'purchase', '旧', '<p>旧</p>', now())`
    await database().sql`insert into order_events (order_id, at, event, actor, detail)
      values (${orderId}, now(), 'agreed', 'buyer', 'old')`
    expect((await staff<Order>('order/get', { id })).data.agreement).toMatchObject({
      version: 'old',
      isCurrent: false,
    })
    expect((await staff<{ content: string }>('order/readAgreement', { id })).data.content).toBe('<p>旧</p>')
  })

  it('AGR-01 an order that names another version or none is refused and not made', async () => {
    const who = await newBuyer(gateway, database())
    const stale = await who.create({ productId: 'svip-quarter', agreementVersion: 'older' })
    expect([stale.statusCode, stale.statusMessage]).toEqual([
      '40012',
      '《产品购买及使用协议》已更新，请阅读新版后重新确认',
    ])
    const unnamed = await who.create({ productId: 'svip-quarter', agreementVersion: undefined })
    expect(unnamed).toMatchObject({ statusCode: '40012', data: { fields: [{ field: 'agreementVersion' }] } })
    const numbers = await who.manager<{ all: number }>('selectOrderNums')
    expect(numbers.data.all).toBe(0)
  })

  it('AGR-01 a changed word is another version, and a kept text is not changed', async () => {
    const { title, content, version } = agreement('purchase')
    expect(versionOf(title, content)).toBe(version)
    expect(versionOf(title, `${content} `)).not.toBe(version)
    const refused = await database()
      .sql.raw(`update agreement_texts set content = 'x'`)
      .then(
        () => null,
        (error: unknown) => String((error as { cause?: unknown })?.cause ?? error),
      )
    expect(refused).toContain('new rows only')
  })

  it('AGR-02 registering keeps the three agreements of the login, logging in again adds none', async () => {
    const { mobile } = await newBuyer(gateway, database())
    const rows = await database().sql`select t.type from accepted_agreements a
      join users u on u.id = a.user_id join agreement_texts t on t.version = a.version
      where u.mobile = ${mobile} order by t.type`
    expect(rows.map(({ type }) => type)).toEqual(['agreement', 'disclaimers', 'privacy'])
  })
})
