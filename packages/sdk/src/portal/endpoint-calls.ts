import { type Checks, createChecks } from '../checks/checks'
import { describeSchemas, isPaged, listEvents } from '../checks/describe-call'
import type { ClientCall, ClientCalls } from '../client/call'
import type { Contract, Endpoint } from '../contract/shape/endpoint'

const known = new WeakMap<Endpoint, ClientCall>()

/** A call of the contract for a client; its schemas are built when it is first used. */
export function callOf(endpoint: Endpoint): ClientCall {
  const call = known.get(endpoint) ?? describeCall(endpoint)
  known.set(endpoint, call)
  return call
}

const describeCall = (endpoint: Endpoint): ClientCall => {
  let checks: Checks | undefined
  return {
    ...endpoint,
    get isPaged() {
      return isPaged(endpoint)
    },
    get events() {
      return listEvents(endpoint)
    },
    findChecks: () => {
      checks ??= createChecks(describeSchemas(endpoint))
      return checks
    },
  }
}

export function callsOf(group: Contract): ClientCalls {
  return Object.fromEntries(Object.entries(group).map(([name, endpoint]) => [name, callOf(endpoint)]))
}
