// Writes the calls of partners and their schemas into the package as data. src/partner/describe.ts describes them from
// the contract; the package then needs neither the contract nor zod.
import { fileURLToPath } from 'node:url'

const sdk = fileURLToPath(new URL('..', import.meta.url))
const NAMESPACE = 'partner-schemas'

/** Runs a module that describes the contract, with everything that it imports. */
async function loadDescriptions(esbuild, entry = 'src/partner/describe.ts') {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    absWorkingDir: sdk,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  const [{ contents }] = outputFiles
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`)
}

/** Shorter parts are not worth a name. */
const MIN_SHARED_LENGTH = 60

/** The module with a value; a part that occurs again is written once. */
function writeModule(value) {
  const counts = new Map()
  const count = (part) => {
    if (typeof part !== 'object' || part === null) return
    const text = JSON.stringify(part)
    const known = counts.get(text) ?? 0
    counts.set(text, known + 1)
    if (known === 0) Object.values(part).forEach(count)
  }
  count(value)
  const names = new Map()
  const shared = []
  const write = (part) => {
    const text = JSON.stringify(part)
    if (typeof part !== 'object' || part === null) return text
    if (names.has(text)) return names.get(text)
    const fields = Object.entries(part).flatMap(([key, field]) =>
      field === undefined ? [] : `${JSON.stringify(key)}: ${write(field)}`,
    )
    const code = Array.isArray(part) ? `[${part.map(write).join(', ')}]` : `{ ${fields.join(', ')} }`
    if (counts.get(text) === 1 || text.length < MIN_SHARED_LENGTH) return code
    const name = `part${names.size + 1}`
    names.set(text, name)
    shared.push(`const ${name} = ${code}\n`)
    return name
  }
  const code = write(value)
  return `${shared.join('')}export default ${code}\n`
}

const writeLoaders = (groups) => `const LOADERS = {
${groups.map((group) => `  ${group}: () => import('${NAMESPACE}:${group}'),`).join('\n')}
}
export const loadSchemas = async (group) => (await LOADERS[group]()).default
`

/** The plugin of esbuild that replaces src/partner/calls.ts and schemas.ts by their values: a file for each group. */
export const partnerTables = {
  name: 'partner-tables',
  setup: ({ esbuild, onLoad, onResolve }) => {
    let descriptions
    const describe = () => {
      descriptions ??= loadDescriptions(esbuild)
      return descriptions
    }
    onLoad({ filter: /[\\/]partner[\\/]calls\.ts$/ }, async () => ({
      contents: `export const CALLS = ${JSON.stringify((await describe()).describeCalls())}`,
    }))
    onLoad({ filter: /[\\/]partner[\\/]schemas\.ts$/ }, async () => ({
      contents: writeLoaders((await describe()).listGroups()),
    }))
    onLoad({ filter: /[\\/]fake-gateway[\\/]samples\.ts$/ }, async () => {
      const { describeSamples } = await loadDescriptions(esbuild, 'src/fake-gateway/describe-samples.ts')
      return { contents: `export const SAMPLES = ${JSON.stringify(describeSamples())}` }
    })
    onResolve({ filter: /^partner-schemas:/ }, ({ path }) => ({
      path: path.slice(NAMESPACE.length + 1),
      namespace: NAMESPACE,
    }))
    onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => ({
      contents: writeModule((await describe()).describeGroup(path)),
    }))
  },
}
