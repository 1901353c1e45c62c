import { type Checks, createChecks } from '../checks/checks'
import type { ClientCall, ClientCalls } from '../client/call'
import type { CallTable } from '../client/create-client'
import { CALLS } from './calls'
import { loadSchemas } from './schemas'

const loaded = new Map<string, Readonly<Record<string, Checks>>>()

/** A failed load is not kept: the next call tries again. */
const loadGroup = async (group: string) => {
  const schemas = Object.entries(await loadSchemas(group))
  const checks = Object.fromEntries(schemas.map(([name, each]) => [name, createChecks(each)]))
  loaded.set(group, checks)
  return checks
}

const addChecks = (group: string): ClientCalls =>
  Object.fromEntries(
    Object.entries(CALLS.groups[group] ?? {}).map(([name, call]): [string, ClientCall] => [
      name,
      {
        ...call,
        findChecks: () => loaded.get(group)?.[name] ?? loadGroup(group).then((checks) => checks[name]!),
      },
    ]),
  )

/** The calls of partners, with checks that are loaded group by group. */
export const PARTNER_TABLE: CallTable = /* @__PURE__ */ (() => {
  const groups = Object.fromEntries(Object.keys(CALLS.groups).map((group) => [group, addChecks(group)]))
  return { groups, kinds: CALLS.kinds }
})()
