import { CATALOGUE, KINDS } from '@zhushutong/domain/records'
import {
  callErrors,
  contract,
  type Endpoint,
  GROUP_NAMES,
  RESOURCE_NAMES,
  recordContract,
} from '@zhushutong/sdk/contract'
import { COMMON_RESPONSES, COMMON_SCHEMAS, OTHER_PATHS, PARAMETERS, SECURITY_SCHEMES } from './common-parts'
import { type NamedCall, operationOf } from './operation'
import { INTRODUCTION } from './prose'
import { HEADERS, refusalsBetween } from './responses'
import { sharedSchemas } from './shared'
import type { OpenApiDocument, Operation } from './types'

/** Inputs that work, by 'group.call' and 'kind.call'. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The calls of every kind of record, by the names of the client's resources. */
const recordCalls = (examples: Examples): NamedCall[] =>
  CATALOGUE.flatMap((kind) =>
    Object.entries(recordContract[kind.kind]!).map(([call, endpoint]) => ({
      name: `${RESOURCE_NAMES[kind.kind]}.${call}`,
      tag: kind.tab,
      endpoint,
      example: examples[`${kind.kind}.${call}`],
      kind,
    })),
  )

const KIND_OF_EXPIRY: Readonly<Record<string, string>> = {
  qualificationsFree: 'qualificationExpiry',
  qualifications: 'qualificationExpiry',
  permitsFree: 'permitExpiry',
  permits: 'permitExpiry',
}

/** A group without a name does not compile. */
const groupNames: Readonly<Record<keyof typeof contract, string>> = GROUP_NAMES

const groupCalls = (examples: Examples): NamedCall[] =>
  Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls as Readonly<Record<string, Endpoint>>).map(([call, endpoint]) => {
      const kind = group === 'expiry' && CATALOGUE.find((one) => one.kind === KIND_OF_EXPIRY[call])
      return {
        name: `${group}.${call}`,
        tag: groupNames[group as keyof typeof contract],
        endpoint,
        example: examples[`${group}.${call}`],
        ...(kind && { kind }),
      } satisfies NamedCall
    }),
  )

/** Every call of the contract with the name it has in the client. */
export const namedCalls = (examples: Examples = {}): readonly NamedCall[] => [
  ...recordCalls(examples),
  ...groupCalls(examples),
]

const tagsOf = (calls: readonly NamedCall[]): OpenApiDocument['tags'] => {
  const about = new Map<string, string | undefined>(
    KINDS.map(({ tab, label, about }) => [tab, about ?? label]),
  )
  const names = [...new Set(calls.map(({ tag }) => tag)), '网关']
  return names.map((name) => {
    const description = about.get(name)
    return description ? { name, description } : { name }
  })
}

/** What every code says that a call may be refused with. */
const codeTexts = (calls: readonly NamedCall[]): Readonly<Record<string, string>> => {
  const all = calls.flatMap(({ endpoint }) => callErrors(endpoint))
  return Object.fromEntries(all.map(({ code, text }) => [code, text] as const).sort())
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string, examples: Examples = {}): OpenApiDocument {
  const shared = sharedSchemas()
  const calls = namedCalls(examples)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const { path, method } = call.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call, shared) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '筑数通开放接口',
      version,
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: '提供这份文档的网关' }],
    tags: tagsOf(calls),
    paths: { ...paths, ...OTHER_PATHS },
    'x-code-texts': codeTexts(calls),
    components: {
      schemas: { ...COMMON_SCHEMAS, ...shared.schemas },
      parameters: PARAMETERS,
      responses: { ...COMMON_RESPONSES, ...refusalsBetween(calls.map(({ endpoint }) => endpoint)) },
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
