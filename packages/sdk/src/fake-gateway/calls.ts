import type { CallSchemas } from '../checks/schema'
import { EXPORT_FILE_PATH } from '../contract/records/export-file'
import type { CallFacts } from '../contract/shape/endpoint'
import { CALLS } from '../partner/calls'
import { loadSchemas } from '../partner/schemas'

/** The input of a call, or its result. */
export type Fields = Readonly<Record<string, unknown>>

/** A call of the contract by its name, `companies.search`. */
export interface NamedCall extends Pick<CallFacts, 'method' | 'path' | 'access' | 'encrypted'> {
  readonly name: string
  /** The kind of record, for the calls of a kind. */
  readonly kind?: string
  readonly isStream: boolean
}

/** A call, and the parameters in the path of its request. */
export interface Match {
  readonly call: NamedCall
  readonly parameters: Readonly<Record<string, string>>
}

const kindOf = Object.fromEntries(Object.entries(CALLS.kinds).map(([kind, resource]) => [resource, kind]))

const FILE_CALL: NamedCall = {
  name: 'exports.file',
  method: 'GET',
  path: EXPORT_FILE_PATH,
  access: 'token',
  isStream: false,
}

const NAMED: readonly NamedCall[] = [
  FILE_CALL,
  ...Object.entries(CALLS.groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, { method, path, access, encrypted, events }]) => ({
      name: `${group}.${name}`,
      method,
      path,
      access,
      encrypted,
      kind: kindOf[group],
      isStream: events !== undefined,
    })),
  ),
]

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
const PATTERNS = NAMED.map((call) => ({ call, pattern: patternOf(call.path) }))

export function isCallName(name: string): boolean {
  return NAMED.some((call) => call.name === name)
}

/** The call of a request; undefined for an unknown address. */
export function matchCall(method: string, path: string): Match | undefined {
  for (const { call, pattern } of PATTERNS) {
    const match = call.method === method && pattern.exec(path)
    if (!match) continue
    const parameters = Object.entries(match.groups ?? {}).map(([key, text]) => [
      key,
      decodeURIComponent(text),
    ])
    return { call, parameters: Object.fromEntries(parameters) }
  }
  return undefined
}

export async function findSchemas({ name }: NamedCall): Promise<CallSchemas | undefined> {
  const [group = '', call = ''] = name.split('.')
  return group in CALLS.groups ? (await loadSchemas(group))[call] : undefined
}

/** Loads the schemas of every group; a client's own load then takes no time. */
export async function loadAllSchemas(): Promise<void> {
  await Promise.all(Object.keys(CALLS.groups).map(loadSchemas))
}
