import { writeClient, writeCommonCodes, writePaths, writeResource } from './client.mjs'
import { capitalise } from './names.mjs'
import { listOperations } from './operations.mjs'
import { listKinds, writeKinds } from './records.mjs'
import { createWriter } from './schemas.mjs'

const IMPORTED = [
  'AssistantResource',
  'Call',
  'CallOptions',
  'ChangingResource',
  'ClientOptions',
  'ExportCall',
  'ExportJourney',
  'PagedCall',
  'PageOptions',
]

/** The group whose calls are streams and uploads. */
const HANDWRITTEN = 'assistant'

const HEAD = `// Generated from the OpenAPI document.
/** For calls without parameters. */
export type NoInput = Record<string, never>
`

/**
 * The declarations of the client: an interface for each group, each record, and the input and result of each call.
 * @param handwritten the module with the types that are written by hand, as the declarations import it
 */
export function writeTypes(document, handwritten) {
  const all = listOperations(document).filter(
    ({ group, operation, result }) => !operation['x-internal'] && result && group !== HANDWRITTEN,
  )
  const kinds = listKinds(document, all)
  const kindOf = new Map(kinds.map(({ resource, type }) => [resource, type]))
  const writer = createWriter(document)
  const operations = all.map((operation) => {
    const name = (kindOf.get(operation.group) ?? capitalise(operation.group)) + capitalise(operation.name)
    const types = {
      input: writer.inputOf(operation.input, `${name}Input`),
      result: writer.resultOf(operation.result, `${name}Result`),
    }
    return { ...operation, types }
  })
  const names = [...new Set(operations.map(({ group }) => group))]
  const groups = names.map((group) => {
    const calls = operations.filter((operation) => operation.group === group)
    return { group, calls, about: calls[0].operation.tags[0] }
  })
  return [
    `import type { ${IMPORTED.join(', ')} } from '${handwritten}'`,
    HEAD,
    writeClient(groups, kinds),
    ...groups.map(({ group, calls }) => writeResource(document, group, calls, kindOf.get(group))),
    writeKinds(kinds),
    writePaths(operations),
    writeCommonCodes(document),
    writer.text(kinds.map(({ type }) => type)),
  ].join('\n')
}
