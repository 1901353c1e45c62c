import { expect, it } from 'vitest'
import { MANAGER, newBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway } from '../../../test-support/gateway'
import { alipaySettings } from '../../../test-support/providers/alipay'
import { wechatPaySettings } from '../../../test-support/providers/wechat-pay-keys'
import { accountFeature } from '../../account'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '..'

/** The address has no server: a configured provider is offered without a check that it responds. */
const NOWHERE = 'http://127.0.0.1:9'
const REAL = { SANDBOX: 'off', ...wechatPaySettings(NOWHERE), ...alipaySettings(NOWHERE) }
const ACCOUNT = {
  TRANSFER_ACCOUNT_NAME: '重庆某某科技有限公司',
  TRANSFER_BANK_NAME: '某某银行重庆两江支行',
  TRANSFER_ACCOUNT_NO: '6200 0000 0000 0000',
}

describeOnPostgres('ways to pay', (database) => {
  const start = (env: Record<string, string>) =>
    startGateway(database(), [accountFeature, purchaseFeature, sandboxFeature], env)

  it.each([
    ['the sandbox without Alipay', { ALIPAY_PROVIDER: 'off' }, ['WeChat', 'CompanyPay']],
    ['real providers and an account', { ...REAL, ...ACCOUNT }, ['WeChat', 'AliPay', 'CompanyPay']],
  ])('PAY-03 %s: offers what it has', async (_, env: Record<string, string>, payTypes) => {
    const gateway = await start(env)
    expect((await gateway.call(`${MANAGER}/listPayTypes`)).data).toEqual({
      payTypes,
      agreementVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    await gateway.close()
  })

  it('PAY-11 PAY-08 chosen by name or number of either coding; without an account or provider by none', async () => {
    const gateway = await start(ACCOUNT)
    const who = await newBuyer(gateway, database())
    const { data: orderId } = await who.create({ productId: 'svip-year' })
    for (const [body, statusCode, payType] of [
      [{ payfs: 0 }, '00000', 'WeChat'],
      [{ payfs: 3, payfsFrom: 1 }, '00000', 'CompanyPay'],
      [{ payfs: 1, payType: 'WeChat' }, '00400', 'CompanyPay'],
      [{}, '00400', 'CompanyPay'],
    ] as const) {
      expect((await who.manager('setOnlinePayType', { orderId, ...body })).statusCode).toBe(statusCode)
      expect((await who.manager('getMyOrderOne', { orderId })).data).toMatchObject({ payType })
    }
    expect((await who.manager('getTransferAccount', { orderId })).data).toMatchObject({
      accountName: ACCOUNT.TRANSFER_ACCOUNT_NAME,
      bankName: ACCOUNT.TRANSFER_BANK_NAME,
      accountNo: ACCOUNT.TRANSFER_ACCOUNT_NO,
    })
    const bare = await start({ SANDBOX: 'off' })
    expect((await bare.call(`${MANAGER}/listPayTypes`)).data).toMatchObject({ payTypes: [] })
    for (const [name, payType] of [
      ['setOnlinePayType', 'CompanyPay'],
      ['setOnlinePayType', 'WeChat'],
      ['getTransferAccount', undefined],
    ])
      expect(await bare.call(`${MANAGER}/${name}`, { orderId, payType }, { token: who.token })).toMatchObject(
        { statusCode: '50001' },
      )
    await bare.close()
    await gateway.close()
  })
})
