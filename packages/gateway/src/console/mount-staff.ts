import { VISITOR } from '@zhushutong/domain/access'
import { mayStaff, type StaffResource } from '@zhushutong/domain/staff'
import type { InputOf, ResultOf } from '@zhushutong/sdk/contract'
import type { StaffCalls, StaffEndpoint } from '@zhushutong/sdk/staff'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/db'
import {
  type CallContext,
  CODES,
  createLimiter,
  type Failure,
  type Handler,
  type MountDeps,
  mountEndpoint,
  type Server,
  type Session,
} from '../platform/http'
import { type Actor, type Change, changeAudited, type Unchanged } from './audit/audit.store'
import { type OpenSession, resolveStaffSession } from './session/session.store'

/** The limits of a staff member, at once and then per second: of all calls, and of changes. */
const CALLS = { capacity: 300, perSecond: 5 }
const CHANGES = { capacity: 60, perSecond: 0.5 }

interface StaffSession extends Session {
  readonly open: OpenSession
}

export interface StaffContext {
  readonly actor: Actor & { readonly id: string }
  readonly open: OpenSession
  readonly token: string
  readonly now: number
  /** Makes a change and its audit entry in one transaction (STF-06). */
  readonly change: <T>(
    action: string,
    work: (tx: Tx) => Promise<Change<T> | Unchanged<T> | Failure>,
  ) => Promise<T | Failure>
}

export type StaffHandlers<C extends StaffCalls> = {
  readonly [Name in keyof C]: (
    input: InputOf<C[Name]>,
    context: StaffContext,
  ) => Promise<ResultOf<C[Name]> | Failure>
}

interface StaffMount {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
  readonly calls: MountDeps
  /** True to accept sessions of demo staff. */
  readonly withDemoStaff: boolean
}

const NO_RIGHT: Failure = { error: '00403', message: '您的岗位没有这项权限' }

const sessionIn = ({ session, token }: CallContext) => {
  if (!session || token === null) throw new Error('This call needs a session of the staff')
  return { open: (session as StaffSession).open, token }
}

/**
 * Mounts calls of the back office. Their sessions are looked up among staff sessions only, so that neither a member's
 * token nor a key opens one, and a staff token opens no call of the portal. The rights of the role and the limits are
 * checked here for all calls (STF-01).
 */
export function createStaffMount({ database, clock, calls, withDemoStaff }: StaffMount) {
  const allCalls = createLimiter(CALLS, clock)
  const changes = createLimiter(CHANGES, clock)

  const authorize = (resource: StaffResource | null, endpoint: StaffEndpoint, context: CallContext) => {
    if (!context.session) return null
    const { role, id } = sessionIn(context).open.member
    if (!allCalls.take(id).ok) return { error: CODES.tooMany }
    if (resource !== null && !mayStaff(role, endpoint.changes ? 'changes' : 'reads', resource))
      return NO_RIGHT
    return endpoint.changes && !changes.take(id).ok ? { error: CODES.tooMany } : null
  }

  const deps = (resource: StaffResource | null): MountDeps => ({
    clock,
    secure: calls.secure,
    resolveSession: async (token): Promise<StaffSession | null> => {
      const open = await resolveStaffSession(database.orm, token, clock.now(), withDemoStaff)
      return open && { userId: open.member.id, viewer: VISITOR, paidViewer: VISITOR, open }
    },
    authorize: (endpoint, context) => authorize(resource, endpoint as StaffEndpoint, context),
  })

  const contextFor = (group: string, context: CallContext): StaffContext => {
    const { open, token } = sessionIn(context)
    const { id, account, name, role } = open.member
    const actor = { id, account, name, role }
    return {
      actor,
      open,
      token,
      now: context.now,
      change: (action, work) => changeAudited(database, clock, { actor, resource: group, action }, work),
    }
  }

  return {
    /** Mounts a call that needs no session. */
    mountCall<E extends StaffEndpoint>(app: Server, endpoint: E, handler: Handler<E>) {
      mountEndpoint(app, endpoint, handler, deps(null))
    },
    /** Mounts the calls of a resource, or of a group open to every role; a missing handler is a type error. */
    mountCalls<C extends StaffCalls>(
      app: Server,
      group: string,
      endpoints: C,
      handlers: StaffHandlers<C>,
      resource: StaffResource | null,
    ) {
      for (const name of Object.keys(endpoints) as (keyof C)[]) {
        const endpoint = endpoints[name]!
        const handle = handlers[name] as (input: unknown, context: StaffContext) => Promise<never>
        mountEndpoint(
          app,
          endpoint,
          (input, context) => handle(input, contextFor(group, context)),
          deps(resource),
        )
      }
    },
  }
}
