import { addDays } from '@zhushutong/domain/formatting'
import type { contract, RecordEndpoints, ResultOf } from '@zhushutong/sdk/contract'
import { extendEntitlement, type MembershipKind } from '../../src/account'
import { exportUsage } from '../../src/export/export.table'
import type { Database } from '../../src/platform/db'
import { insertDemoOrder } from '../../src/purchase'
import { loginBySms, NOW, type TestGateway } from '../gateway'

type Answer = ResultOf<RecordEndpoints['export']>
type Exported = ResultOf<typeof contract.exports.get>

const CENTRE = '/jian-butler-portal-biz/personalCenter/export'

let users = 0

/** A user who exports: with a bought membership, with a trial, or with none. */
export async function newExporter(
  gateway: TestGateway,
  { orm }: Pick<Database, 'orm'>,
  membership: MembershipKind | null = 'svip',
  { isTrial = false, ...more }: { readonly isTrial?: boolean; readonly mobile?: string } = {},
) {
  const mobile = more.mobile ?? `1230000${String(users + 1).padStart(4, '0')}`
  users += 1
  const login = await loginBySms(gateway, mobile)
  const { userId } = login
  let token = login.access_token
  if (membership)
    await orm.transaction(async (tx) =>
      isTrial
        ? extendEntitlement(tx, userId, membership, 7, NOW)
        : insertDemoOrder(tx, userId, membership, addDays(NOW, 365)),
    )

  const callCentre = <T>(name: string, body: object = {}) =>
    gateway.call<T>(`${CENTRE}/${name}`, body, { token })
  const findExport = async (exportId: string) => (await callCentre<Exported>('one', { exportId })).data

  return {
    get token() {
      return token
    },
    /** Logs in again, after the session has expired. */
    logInAgain: async () => {
      token = (await loginBySms(gateway, mobile)).access_token
    },
    userId,
    own: callCentre,
    one: findExport,
    ask: (api: string, body: object = {}, key?: string) =>
      gateway.call<Answer>(`/jian-butler-project-biz/${api}/export`, body, { token, key }),
    used: async () => (await callCentre<{ used: number }>('usage')).data.used,
    /** Sets the number of free items used in the month. */
    take: (used: number) => orm.insert(exportUsage).values({ userId, month: '2026-11', used }),
    async until(exportId: string, state: Exported['state']): Promise<Exported> {
      for (let tries = 0; tries < 400; tries++) {
        const job = await findExport(exportId)
        if (job.state === state) return job
        await new Promise((done) => setTimeout(done, 50))
      }
      throw new Error(`The export is ${(await findExport(exportId)).state}, not ${state}`)
    },
    file: (path: string, headers: Record<string, string> = {}) =>
      gateway.app.server.inject({ url: path, headers: { authorization: `Bearer ${token}`, ...headers } }),
  }
}

export type TestExporter = Awaited<ReturnType<typeof newExporter>>
