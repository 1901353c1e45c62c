import { decodePercent } from '@zhushutong/domain/addresses'
import { acceptsPathParameter, contract, type Endpoint, recordContract } from '@zhushutong/sdk/contract'

const endpoints: readonly Endpoint[] = [
  ...Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[]),
  ...Object.values(recordContract).flatMap((group) => Object.values(group) as Endpoint[]),
]

interface Template {
  readonly endpoint: Endpoint
  readonly segments: readonly string[]
}

const TEMPLATES: readonly Template[] = endpoints.flatMap((endpoint) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ endpoint, segments: path.split('/') })),
)

/** A call of the contract with its path on the gateway, or the path parameter that its schema refuses. */
type GatewayCall = { readonly endpoint: Endpoint; readonly path: string } | { readonly wrongField: string }

const PLACEHOLDER = /^\{(\w+)\}$/
const parseParameter = (segment: string): string | undefined => PLACEHOLDER.exec(segment)?.[1]

const matches = ({ segments }: Template, parts: readonly (string | null)[]) =>
  segments.length === parts.length &&
  segments.every((segment, i) => segment === parts[i] || (parseParameter(segment) && parts[i]))

/**
 * Finds the call of a method and a path, still encoded. The gateway path is built from the contract; only
 * parameters accepted by the call's own schema are taken from the request. Null if the contract has no such
 * call.
 */
export function findGatewayCall(method: string, path: string): GatewayCall | null {
  const parts = path.split('/').map(decodePercent)
  const template = TEMPLATES.find(
    (candidate) => candidate.endpoint.method === method && matches(candidate, parts),
  )
  if (!template) return null
  const { endpoint, segments } = template
  const built: string[] = []
  for (const [i, segment] of segments.entries()) {
    const field = parseParameter(segment)
    const value = parts[i] ?? ''
    if (field && !acceptsPathParameter(endpoint, field, value)) return { wrongField: field }
    built.push(field ? encodeURIComponent(value) : segment)
  }
  return { endpoint, path: built.join('/') }
}
