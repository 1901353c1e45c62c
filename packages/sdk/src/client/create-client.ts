import { type AssistantCalls, createAssistant } from './assistant'
import type { ClientCalls } from './call'
import { createCaller } from './caller'
import { createExports, type ExportCalls } from './exports'
import type { ClientOptions } from './options'
import type { Platform } from './platform'
import { createRecordResource, type RecordCalls } from './records'
import { createResource } from './resources'

/** The calls that a client can make. */
export interface CallTable {
  readonly groups: Readonly<Record<string, ClientCalls>>
  /** The group of each kind's calls: the resource of the kind. */
  readonly kinds: Readonly<Record<string, string>>
}

/** Creates the methods of a client from its calls; their types are those of the entry that exports the client. */
export function createClientOn({ groups, kinds }: CallTable, platform: Platform, options: ClientOptions) {
  const call = createCaller(options, platform)
  const recordGroups = new Set(Object.values(kinds))
  const createGroup = (name: string, calls: ClientCalls): object => {
    if (name === 'assistant')
      return createAssistant(calls as unknown as AssistantCalls, call, options, platform)
    if (recordGroups.has(name)) return createRecordResource(calls as unknown as RecordCalls, call)
    const resource = createResource(calls, call)
    return name === 'exports' ? createExports(resource as ExportCalls, options, platform) : resource
  }
  const resources = Object.fromEntries(
    Object.entries(groups).map(([name, calls]) => [name, createGroup(name, calls)]),
  )
  const records = (kind: string) => (Object.hasOwn(kinds, kind) ? resources[kinds[kind]!] : undefined)
  return { resources, records, call }
}
