import { comment, describeCall } from './comments.mjs'
import { capitalise } from './names.mjs'

const resourceName = (group) => `${capitalise(group)}Resource`

const isPage = ({ properties = {} }) => ['records', 'pages', 'pageNum'].every((key) => key in properties)

const callType = ({ operation, name, input, result, types }) => {
  if (operation['x-kind'] && name === 'export') return `ExportCall<${types.input}, ${types.result}>`
  const isOptional = !input.required?.length
  const [options, call] = isPage(result) ? ['PageOptions', 'PagedCall'] : ['CallOptions', 'Call']
  return `(input${isOptional ? '?' : ''}: ${types.input}, options?: ${options}) => ${call}<${types.result}>`
}

const writeCall = (document, operation) => {
  const method = `\treadonly ${operation.name}: ${callType(operation)}\n`
  const former = operation.operation['x-former-name']
  const deprecated = [`@deprecated 改名为 ${operation.name}，下一个版本删除`]
  const alias = former ? `${comment(deprecated, '\t')}\treadonly ${former}: ${callType(operation)}\n` : ''
  return comment(describeCall(document, operation), '\t') + method + alias
}

/** The interface of methods that are written by hand, for the resources that have such. */
const baseOf = (group, record) => {
  if (record) return `ChangingResource<${record}ListItem>`
  return group === 'exports' ? 'ExportJourney' : null
}

/** The calls of a group as an interface; `record` is the type of a kind's records. */
export function writeResource(document, group, operations, record) {
  const base = baseOf(group, record)
  const head = `${resourceName(group)}${base ? ` extends ${base}` : ''}`
  const calls = operations.map((operation) => writeCall(document, operation)).join('')
  return `${comment([operations[0].operation.tags[0]])}export interface ${head} {\n${calls}}\n`
}

/** The client: a resource for each group and kind. */
export function writeClient(groups, kinds) {
  const abouts = new Map(kinds.map(({ resource, about }) => [resource, about]))
  const members = groups.map(({ group, about }) => {
    const lines = abouts.get(group) ?? [about]
    return `${comment(lines, '\t')}\treadonly ${group}: ${resourceName(group)}\n`
  })
  return `/** Every call of the gateway by group, and every kind of record by name. */
export interface PortalClient {
${members.join('')}\t/** 智能助手 */
\treadonly assistant: AssistantResource
\t/** The resource of a kind that is only known at run time; undefined for an unknown name. */
\treadonly records: {
\t\t<N extends KindName>(kind: N): RecordResource<N>
\t\t<S extends string>(kind: string extends S ? S : KindName): RecordResource<KindName> | undefined
\t}
\t/** The time of this client; \`payment\` and \`scanLogin\` poll by it. */
\treadonly clock: NonNullable<ClientOptions['clock']>
\t/** Another client with these options changed; it shares the connections of this one. */
\treadonly withOptions: (changes: Partial<ClientOptions>) => PortalClient
}
`
}

/** Input and result of every POST call without parameters in its path, by its path. */
export function writePaths(operations) {
  const entries = operations
    .filter(({ method, path }) => method === 'post' && !path.includes('{'))
    .map(({ path, types }) => `\t'${path}': { input: ${types.input}; result: ${types.result} }\n`)
  return `${comment(['The calls of the fetch client, by their paths.'])}export interface Paths {\n${entries.join('')}}\n`
}

/** The codes that most calls share, with their texts; the others stand at the calls. */
export function writeCommonCodes(root) {
  const codes = root['x-common-codes']
  const texts = codes.map((code) => `- \`${code}\` ${root['x-code-texts'][code]}`)
  const about = ['多数调用共有的错误码；一个调用自己的错误码写在它的说明里。', '', ...texts]
  return `${comment(about)}export type CommonErrorCode = ${codes.map((code) => `'${code}'`).join(' | ')}\n`
}
