import { CATALOGUE, KINDS } from '@zhushutong/domain/records'
import { contract, type Endpoint, PARTNER_GROUPS, recordContract } from '@zhushutong/sdk/contract'
import {
  callErrors,
  commonCodes,
  GROUP_NAMES,
  groupTexts,
  recordTexts,
} from '@zhushutong/sdk/contract/reference'
import { COMMON_RESPONSES, COMMON_SCHEMAS, OTHER_PATHS, PARAMETERS, SECURITY_SCHEMES } from './common-parts'
import { MADE_UP } from './made-up'
import { buildOperation, type NamedCall } from './operation'
import { INTRODUCTION } from './prose'
import { HEADERS, refusalsBetween } from './responses'
import { sharedSchemas } from './shared'
import type { OpenApiDocument, Operation } from './types'

/** The calls of every kind of record, named by the client's resources. */
const recordCalls = (): NamedCall[] =>
  CATALOGUE.flatMap((kind) => {
    const words = recordTexts(kind)
    return Object.entries(recordContract[kind.kind]!).map(([call, endpoint]) => ({
      name: `${kind.resource}.${call}`,
      tag: kind.tab,
      endpoint,
      words: words[call]!,
      kind,
    }))
  })

const KIND_OF_EXPIRY: Readonly<Record<string, string>> = {
  qualificationsFree: 'qualificationExpiry',
  qualifications: 'qualificationExpiry',
  permitsFree: 'permitExpiry',
  permits: 'permitExpiry',
}

type Group = keyof typeof contract

const PARTNERS: ReadonlySet<string> = new Set(PARTNER_GROUPS)

const groupCalls = (): NamedCall[] =>
  Object.entries(contract).flatMap(([group, calls]) => {
    const words = groupTexts(group as Group)
    return Object.entries(calls as Readonly<Record<string, Endpoint>>).map(([call, endpoint]) => {
      const kind = group === 'expiry' && CATALOGUE.find((item) => item.kind === KIND_OF_EXPIRY[call])
      return {
        name: `${group}.${call}`,
        tag: GROUP_NAMES[group as Group],
        endpoint,
        words: words[call]!,
        isInternal: !PARTNERS.has(group),
        ...(kind && { kind }),
      } satisfies NamedCall
    })
  })

export function namedCalls(): readonly NamedCall[] {
  return [...recordCalls(), ...groupCalls()]
}

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

/** The text of every code by which a call may be refused. */
const codeTexts = (calls: readonly NamedCall[]): Readonly<Record<string, string>> => {
  const all = calls.flatMap(({ endpoint }) => callErrors(endpoint))
  return Object.fromEntries(all.map(({ code, text }) => [code, text] as const).sort())
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string): OpenApiDocument {
  const shared = sharedSchemas()
  const calls = namedCalls()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const { path, method } = call.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: buildOperation(call, shared, MADE_UP) }
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
    'x-common-codes': [...new Set(calls.flatMap(({ endpoint }) => commonCodes(endpoint)))].sort(),
    components: {
      schemas: { ...COMMON_SCHEMAS, ...shared.schemas },
      parameters: PARAMETERS,
      responses: { ...COMMON_RESPONSES, ...refusalsBetween(calls.map(({ endpoint }) => endpoint)) },
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
