import type { StaffRole } from '@zhushutong/domain/staff'
import type { TestGateway } from './gateway'

interface DemoStaff {
  readonly account: string
  readonly password: string
  readonly code: string
  readonly from: number
}

export const LOGIN = '/console/session/login'

/** Login data of a demo staff member, as the sandbox shows it. */
async function demoLogin(gateway: TestGateway, role: StaffRole): Promise<DemoStaff> {
  const all = await gateway.sandbox<DemoStaff[]>('/sandbox/staff')
  return all.find(({ account }) => account === role)!
}

/** The token of a new session; the clock advances if the current code was already used. */
export async function loginStaff(gateway: TestGateway, role: StaffRole, ip?: string): Promise<string> {
  const { account, password, code, from } = await demoLogin(gateway, role)
  gateway.clock.advance(Math.max(0, from - gateway.clock.now()))
  const done = await gateway.call<{ access_token: string }>(LOGIN, { account, password, code }, { ip })
  if (done.statusCode !== '00000') throw new Error(`${role} could not log in: ${done.statusMessage}`)
  return done.data.access_token
}
