import { expect, it } from 'vitest'
import { agreement } from '../../packages/gateway/src/legal'
import { slide, smsProof } from '../../packages/gateway/test-support/gateway'
import { createPortalClient, isPortalError } from '../../packages/sdk/src/index-node'
import { clientOptions, describePortal } from '../support/portal'

const PASSWORD = 'secretPass81'
const KEYWORD = '不可外传的关键词'
const LOGIN_TASK = 'secretLoginTask82'

describePortal('the log of the gateway', (portal) => {
  /** Makes every call with a secret, valid and invalid; returns the secrets. */
  const useSecrets = async (mobile: string): Promise<readonly string[]> => {
    const { gateway } = portal()
    const proof = await smsProof(gateway, mobile)
    const sign = await slide(gateway, 'password', mobile)
    let token: string | undefined
    const client = createPortalClient({ ...clientOptions(gateway), retries: 0, getToken: () => token })
    const { login } = client
    const calls = [
      () => login.createSlider({ scene: 'login', mobile }),
      () => login.sendSms({ mobile, params: { sign, scene: 'login' } }),
      () => login.byPassword({ loginName: mobile, password: PASSWORD, params: { sign, scene: 'password' } }),
      async () => {
        const smsId = proof.smsId ?? 'none'
        const loggedIn = await login.bySms({ mobile, smsId, validationCode: proof.validationCode })
        token = loggedIn.access_token
      },
      () => login.createScan(),
      () => login.byScan({ loginTaskId: LOGIN_TASK }),
      () => login.bindScan({ ...proof, smsId: 'none', loginTaskId: LOGIN_TASK }),
      () =>
        login.resetPassword({
          ...proof,
          smsId: 'none',
          validationCode: proof.validationCode,
          password: PASSWORD,
        }),
      () => client.profile.memberInfo(),
      () => client.companies.search({ keyword: KEYWORD }),
      () => client.assistant.chat({ query: KEYWORD }).text(),
      () => client.assistant.conversations({ limit: 1 }),
      () => client.orders.create({ productId: 'none', orderType: 'VIP', payContent: KEYWORD }),
      () => client.assistant.messages({ conversationId: 'made-up' }),
    ]
    for (const call of calls)
      await (call as () => Promise<unknown>)().catch((error: unknown) => {
        if (!isPortalError(error)) throw error
      })
    return [mobile, proof.validationCode, sign, PASSWORD, KEYWORD, LOGIN_TASK, ...(token ? [token] : [])]
  }

  const logged = () => portal().gateway.log.join('')

  it('LOG-10 contains no secret of a call, whether it succeeded or was refused', async () => {
    const secrets = await useSecrets('12900000081')
    const text = logged()
    expect(text).toContain('/jian-butler-portal-biz/sms/sendVerifySmsV2')
    expect(secrets).toHaveLength(7)
    for (const secret of secrets) expect(text, secret).not.toContain(secret)
  })

  /** The gateway's log while a table is missing. */
  const loggedWithout = async (table: string, call: () => Promise<unknown>): Promise<string> => {
    const { gateway, database } = portal()
    const before = gateway.log.length
    await database.sql.raw(`alter table ${table} rename to gone`)
    try {
      await expect(call(), table).rejects.toMatchObject({ kind: 'server', status: 500 })
    } finally {
      await database.sql.raw(`alter table gone rename to ${table}`)
    }
    return gateway.log.slice(before).join('')
  }

  it('LOG-10 contains none either when the database fails during a call', async () => {
    const { gateway } = portal()
    const mobile = '12900000082'
    const { smsId = '', validationCode } = await smsProof(gateway, mobile)
    const sign = await slide(gateway, 'login', mobile)
    const passwordSign = await slide(gateway, 'password', mobile)
    const token = await portal().tokenOf('svip')
    const client = createPortalClient({ ...clientOptions(gateway), retries: 0, token })
    const { login } = client
    const proof = { mobile, smsId, validationCode }
    const params = { sign: passwordSign, scene: 'password' } as const
    const failing: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['sms_codes', () => login.sendSms({ mobile, params: { sign, scene: 'login' } })],
      ['users', () => login.byPassword({ loginName: mobile, password: PASSWORD, params })],
      ['users', () => login.bySms(proof)],
      ['record_company', () => client.companies.search({ keyword: KEYWORD })],
      [
        'orders',
        () =>
          client.orders.create({
            ...{ productId: 'svip-year', orderType: 'VIP', payContent: KEYWORD },
            agreementVersion: agreement('purchase').version,
          }),
      ],
    ]
    for (const [table, call] of failing) {
      const lines = await loggedWithout(table, call)
      expect(lines).toContain('request failed')
      expect(lines).toMatch(/"message":"(?:Failed query: )?.*does not exist|"message":"Failed query/)
      for (const secret of [mobile, smsId, validationCode, sign, passwordSign, PASSWORD, KEYWORD, token])
        expect(lines, `${table} ${secret}`).not.toContain(secret)
    }
  })
})
