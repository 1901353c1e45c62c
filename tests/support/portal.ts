import { afterAll, beforeAll } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../packages/demo/src/accounts'
import { PERSONAS, type Persona } from '../../packages/domain/src/testing'
import { features } from '../../packages/gateway/src/app/features'
import {
  type DatabaseKind,
  describeOnPostgres,
  type TestDatabase,
} from '../../packages/gateway/test-support/databases'
import { NOW, slide, startGateway, type TestGateway } from '../../packages/gateway/test-support/gateway'
import { createPortalClient, type PortalClient } from '../../packages/sdk/src/index-node'
import { runsAll } from '../../scripts/lib/breadth.mjs'

export { NOW }

/** Number of companies; the numbers of the other kinds follow from it. */
const SEED_SIZE = 60

/** In ms: a machine with two busy cores may exceed a caller's usual timeout (3 s). */
const TIMEOUT_MS = 20_000

/** The callers: each has a demo account of the same name, except the visitor. */
export type Role = Exclude<Persona, 'enterprise-child'>
const ALL_ROLES = PERSONAS.filter((persona) => persona !== 'enterprise-child')

/** Roles with the least, medium and most access. */
const ROLES: readonly Role[] = ['visitor', 'non-member', 'svip']

/** The roles of tests over all calls; with `ROLES=all` every role. */
export const ROLES_TRIED: readonly Role[] = runsAll('ROLES') ? ALL_ROLES : ROLES

/** A gateway with all features and demo data, and callers of each role. */
export interface Portal {
  readonly gateway: TestGateway
  readonly database: TestDatabase
  /** The published client, with a token or as a visitor. */
  readonly client: (token?: string) => PortalClient
  /** The token of a role's demo account, logged in by password; none for a visitor. */
  readonly tokenOf: (role: Role) => Promise<string | undefined>
}

export function clientOptions(gateway: TestGateway, token?: string) {
  return {
    baseUrl: gateway.url,
    token,
    timeout: TIMEOUT_MS,
  }
}

/** A login by password in a program: slider, then name and password, encrypted. */
export async function loginByPassword(
  gateway: TestGateway,
  client: Pick<PortalClient, 'login'>,
  loginName: string,
  password = DEMO_PASSWORD,
): Promise<string> {
  const sign = await slide(gateway, 'password', loginName)
  const input = { loginName, password, params: { sign, scene: 'password' as const } }
  const { access_token: token } = await client.login.byPassword(input)
  if (!token) throw new Error('The gateway logs in without giving a token')
  return token
}

export function demoMobile(key: string): string {
  const account = DEMO_ACCOUNTS.find((entry) => entry.key === key)
  if (!account) throw new Error(`There is no demo account ${key}`)
  return account.mobile
}

export function tokens(gateway: TestGateway, client: PortalClient) {
  const known = new Map<Role, Promise<string>>()
  return async (role: Role): Promise<string | undefined> => {
    if (role === 'visitor') return undefined
    const token = known.get(role) ?? loginByPassword(gateway, client, demoMobile(role))
    known.set(role, token)
    return token
  }
}

type OnPortal = (portal: () => Portal, kind: DatabaseKind) => void

/** Tests against the real gateway on PostgreSQL, with DATABASES=all on PGlite too. Call `portal()` in tests and hooks. */
export function describePortal(title: string, tests: OnPortal, seedSize = SEED_SIZE) {
  describeOnPostgres(title, { size: seedSize, now: NOW }, (database, kind) => {
    let portal: Portal | undefined
    beforeAll(async () => {
      const gateway = await startGateway(database(), features, { SEED_SIZE: String(seedSize) })
      const client = (token?: string) => createPortalClient(clientOptions(gateway, token))
      portal = { gateway, database: database(), client, tokenOf: tokens(gateway, client()) }
    })
    afterAll(() => portal?.gateway.close())
    tests(() => {
      if (!portal) throw new Error('The portal is open only inside tests and hooks')
      return portal
    }, kind)
  })
}
