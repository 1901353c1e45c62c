import { expect, it } from 'vitest'
import { newBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway } from '../../../test-support/gateway'
import { alipaySettings } from '../../../test-support/providers/alipay'
import { wechatPaySettings } from '../../../test-support/providers/wechat-pay-keys'
import { accountFeature } from '../../account'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '..'

const LIST = '/jian-butler-order-biz/myOrderManager/listPayTypes'
/** The address has no server: a configured provider is offered without a check that it responds. */
const NOWHERE = 'http://127.0.0.1:9'

const ACCOUNT = {
  TRANSFER_ACCOUNT_NAME: '重庆某某科技有限公司',
  TRANSFER_BANK_NAME: '某某银行重庆两江支行',
  TRANSFER_ACCOUNT_NO: '6200 0000 0000 0000',
}

describeOnPostgres('ways to pay', (database) => {
  const start = (env: Record<string, string>) =>
    startGateway(database(), [accountFeature, purchaseFeature, sandboxFeature], env)

  it.each([
    ['the sandbox', {}, ['WeChat', 'AliPay', 'CompanyPay']],
    ['the sandbox without Alipay', { ALIPAY_PROVIDER: 'off' }, ['WeChat', 'CompanyPay']],
    ['nothing', { SANDBOX: 'off' }, []],
    ['an account alone', { SANDBOX: 'off', ...ACCOUNT }, ['CompanyPay']],
    ['WeChat Pay alone', { SANDBOX: 'off', ...wechatPaySettings(NOWHERE) }, ['WeChat']],
    [
      'all that is real',
      { SANDBOX: 'off', ...wechatPaySettings(NOWHERE), ...alipaySettings(NOWHERE), ...ACCOUNT },
      ['WeChat', 'AliPay', 'CompanyPay'],
    ],
  ])('PAY-03 %s offers what it has', async (_, env: Record<string, string>, payTypes) => {
    const gateway = await start(env)
    expect((await gateway.call(LIST)).data).toEqual({
      payTypes,
      agreementVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    await gateway.close()
  })

  it('PAY-08 a transfer goes to the configured account, and to none where there is none', async () => {
    const sandbox = await start(ACCOUNT)
    const who = await newBuyer(sandbox, database())
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    await who.choose(orderId, 'CompanyPay')
    expect((await who.manager('getTransferAccount', { orderId })).data).toMatchObject({
      accountName: ACCOUNT.TRANSFER_ACCOUNT_NAME,
      bankName: ACCOUNT.TRANSFER_BANK_NAME,
      accountNo: ACCOUNT.TRANSFER_ACCOUNT_NO,
    })
    const bare = await start({ SANDBOX: 'off' })
    const there = { token: who.token }
    const path = '/jian-butler-order-biz/myOrderManager'
    for (const [name, more] of [
      ['setOnlinePayType', { payType: 'CompanyPay' }],
      ['setOnlinePayType', { payType: 'WeChat' }],
      ['getTransferAccount', {}],
    ] as const)
      expect((await bare.call(`${path}/${name}`, { orderId, ...more }, there)).statusCode).toBe('50001')
    await bare.close()
    await sandbox.close()
  })

  it('PAY-11 a way to pay is chosen by its name, or by its number in either coding', async () => {
    const gateway = await start(ACCOUNT)
    const who = await newBuyer(gateway, database())
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    const choose = (body: object) => who.manager('setOnlinePayType', { orderId, ...body })
    const chosen = async () =>
      ((await who.manager<{ payType: string }>('getMyOrderOne', { orderId })).data as { payType: string })
        .payType
    for (const [body, payType] of [
      [{ payfs: 0 }, 'WeChat'],
      [{ payfs: 1 }, 'AliPay'],
      [{ payfs: 1, payfsFrom: 1 }, 'WeChat'],
      [{ payfs: 3, payfsFrom: 1 }, 'CompanyPay'],
      [{ payType: 'AliPay' }, 'AliPay'],
    ] as const) {
      expect((await choose(body)).statusCode).toBe('00000')
      expect(await chosen()).toBe(payType)
    }
    for (const body of [
      {},
      { payfs: 3 },
      { payfs: 0, payfsFrom: 1 },
      { payfs: 1, payType: 'WeChat' },
      { payfs: 4 },
    ])
      expect((await choose(body)).statusCode).toBe('00400')
    expect(await chosen()).toBe('AliPay')
    await gateway.close()
  })
})
