import { HOUR_MS } from '@zhushutong/domain/formatting'
import type { StaffResource } from '@zhushutong/domain/staff'
import { type StaffCalls, type StaffContract, staffContract, staffSession } from '@zhushutong/sdk/staff'
import type { Feature } from '../platform/feature'
import { createStaffMount, type StaffHandlers } from './mount-staff'
import type { ResourceDeps } from './resource-deps'
import { sweepLoginFailures } from './session/login.limits'
import { createLogin } from './session/login.service'
import { ownSessionCalls } from './session/session.routes'
import { sweepStaffSessions } from './session/session.store'
import { createSecretBox } from './staff/secret-box'

/** The handlers of every resource; a missing resource is a type error. */
export type StaffResources = {
  readonly [R in StaffResource]: (deps: ResourceDeps) => StaffHandlers<StaffContract[R]>
}

/** The back office: the staff's logins, and the calls of its resources. */
export const createConsoleFeature =
  (resources: StaffResources): Feature =>
  ({ config, database, clock, calls, workers }) => {
    const withDemoStaff = config.SANDBOX
    const login = createLogin({ database, clock, box: createSecretBox(config), withDemoStaff })
    const { mountCall, mountCalls } = createStaffMount({ database, clock, calls, withDemoStaff })
    const { login: loginCall, ...ownCalls } = staffSession
    return {
      routes(app) {
        mountCall(app, loginCall, (input, { ip, headers }) =>
          login(input, { ip, userAgent: headers['user-agent'] ?? null }),
        )
        mountCalls(app, 'session', ownCalls, ownSessionCalls(database), null)
        for (const resource of Object.keys(resources) as StaffResource[]) {
          const handlers = resources[resource]({
            database,
            clock,
            config,
            workers,
          }) as StaffHandlers<StaffCalls>
          mountCalls(app, resource, staffContract[resource] as StaffCalls, handlers, resource)
        }
      },
      jobs: [
        {
          name: 'sweep staff sessions',
          every: HOUR_MS,
          run: () => sweepStaffSessions(database.orm, clock.now()),
        },
        {
          name: 'sweep staff login failures',
          every: HOUR_MS,
          run: () => sweepLoginFailures(database.orm, clock.now()),
        },
      ],
    }
  }
