import { afterAll, beforeAll } from 'vitest'
import { accountFeature } from '../src/account'
import { demoAccountsFeature } from '../src/demo-data'
import { sandboxFeature } from '../src/sandbox'
import { describeOnPostgres, type TestDatabase } from './databases'
import { loginBySms, slide, smsProof, startGateway, type TestGateway } from './gateway'

export const LOGIN_SMS = '/jian-butler-member-biz/login/registerLoginSms'
export const LOGIN_PASSWORD = '/jian-butler-member-biz/login/loginByUsername'
export const RESET = '/jian-butler-member-biz/member/forgetPassword'
export const SEND_SMS = '/jian-butler-portal-biz/sms/sendVerifySmsV2'
export const SECURITY = '/jian-butler-member-biz/security'
const PROFILE = '/jian-butler-portal-biz/personalCenter/personalInfo'
export const INFO = `${PROFILE}/getMemberInfoVO`
export const VIP = `${PROFILE}/getMemberVipInfoVO`

/** A code that differs from the right one. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

interface Accounts {
  readonly gateway: () => TestGateway
  readonly database: () => TestDatabase
  readonly readMe: (token?: string) => ReturnType<typeof readMe>
  /** Logs in with the code for this mobile; its answer. */
  readonly login: (mobile: string, scene?: string) => ReturnType<typeof login>
  readonly loginBySms: (mobile: string) => ReturnType<typeof loginBySms>
  readonly loginByPassword: (
    loginName: string,
    password: string,
    ip?: string,
  ) => ReturnType<typeof loginByPassword>
}

const readMe = (gateway: TestGateway, token?: string) =>
  gateway.call<{ mobile: string; userId: string }>(INFO, {}, { token })

const login = async (gateway: TestGateway, mobile: string, scene?: string) =>
  gateway.call<{ access_token: string }>(LOGIN_SMS, await smsProof(gateway, mobile, scene))

export async function loginByPassword(
  gateway: TestGateway,
  loginName: string,
  password: string,
  ip?: string,
  /** The gateway with a sandbox, which solves the slider. */
  solver = gateway,
) {
  const params = { sign: await slide(solver, 'password', loginName), scene: 'password' }
  return gateway.callEncrypted<{ access_token: string }>(
    LOGIN_PASSWORD,
    { loginName, password, params },
    { ip },
  )
}

/** A gateway with accounts, those of the demo among them. */
export function describeAccounts(
  title: string,
  env: Readonly<Record<string, string>>,
  tests: (accounts: Accounts) => void,
) {
  describeOnPostgres(title, (database) => {
    let started: TestGateway | undefined
    const gateway = () => started!
    beforeAll(async () => {
      started = await startGateway(database(), [demoAccountsFeature, accountFeature, sandboxFeature], env)
    })
    afterAll(() => started?.close())
    tests({
      gateway,
      database,
      readMe: (token) => readMe(gateway(), token),
      login: (mobile, scene) => login(gateway(), mobile, scene),
      loginBySms: (mobile) => loginBySms(gateway(), mobile),
      loginByPassword: (name, password, ip) => loginByPassword(gateway(), name, password, ip),
    })
  })
}
