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
const MIN_SHARED_LENGTH = 24
/** A part of so many groups is in the module that all of them import. */
const MIN_GROUPS = 4
const COMMON = 'common'

const isPart = (value) => typeof value === 'object' && value !== null

/** The number of times that each part occurs in a value; the parts of a repeated part are not counted again. */
function countParts(value, counts = new Map()) {
  if (!isPart(value)) return counts
  const text = JSON.stringify(value)
  const known = counts.get(text) ?? 0
  counts.set(text, known + 1)
  if (known === 0) for (const part of Object.values(value)) countParts(part, counts)
  return counts
}

/** The names of the parts that are in many groups, by their JSON. */
function nameCommonParts(groups) {
  const counts = new Map()
  for (const value of Object.values(groups))
    for (const text of countParts(value).keys()) counts.set(text, (counts.get(text) ?? 0) + 1)
  const texts = [...counts].flatMap(([text, count]) =>
    count >= MIN_GROUPS && text.length >= MIN_SHARED_LENGTH ? [text] : [],
  )
  return new Map(texts.map((text, i) => [text, `common${i}`]))
}

/** The code of a value, in which each of `names` is written by its name; `used` collects them. */
function createCodeWriter(names, used = new Set()) {
  const write = (value, isNamed = true) => {
    const text = JSON.stringify(value)
    if (!isPart(value)) return text
    if (isNamed && names.has(text)) {
      used.add(names.get(text))
      return names.get(text)
    }
    if (Array.isArray(value)) return `[${value.map((part) => write(part)).join(', ')}]`
    const fields = Object.entries(value).flatMap(([key, part]) =>
      part === undefined ? [] : `${JSON.stringify(key)}: ${write(part)}`,
    )
    return `{ ${fields.join(', ')} }`
  }
  return write
}

/** Declarations of the named parts; a part follows those within it, which are shorter. */
const writeParts = (names, write) =>
  [...names]
    .sort(([a], [b]) => a.length - b.length)
    .map(([text, name]) => `const ${name} = ${write(JSON.parse(text), false)}\n`)
    .join('')

const writeCommon = (names) =>
  `${writeParts(names, createCodeWriter(names))}export default [${[...names.values()].join(', ')}]\n`

/** The module with a group's value; a part that occurs again is written once. */
function writeGroup(value, common) {
  const repeated = [...countParts(value)].flatMap(([text, count]) =>
    count > 1 && text.length >= MIN_SHARED_LENGTH && !common.has(text) ? [text] : [],
  )
  const parts = new Map(repeated.map((text, i) => [text, `part${i}`]))
  const used = new Set()
  const write = createCodeWriter(new Map([...common, ...parts]), used)
  const code = `${writeParts(parts, write)}export default ${write(value)}\n`
  const names = [...common.values()].map((name) => (used.has(name) ? name : ''))
  return `import common from '${NAMESPACE}:${COMMON}'\nconst [${names.join(', ')}] = common\n${code}`
}

/** A large value as text: a bundler leaves it as short as it is, and engines read it faster than code. */
const writeJson = (name, value) =>
  `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`

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
    let described
    const describeGroups = () => {
      described ??= describe().then(({ listGroups, describeGroup }) => {
        const groups = Object.fromEntries(listGroups().map((group) => [group, describeGroup(group)]))
        return { groups, common: nameCommonParts(groups) }
      })
      return described
    }
    onLoad({ filter: /[\\/]partner[\\/]calls\.ts$/ }, async () => ({
      contents: writeJson('CALLS', (await describe()).describeCalls()),
    }))
    onLoad({ filter: /[\\/]partner[\\/]schemas\.ts$/ }, async () => ({
      contents: writeLoaders((await describe()).listGroups()),
    }))
    onLoad({ filter: /[\\/]fake-gateway[\\/]samples\.ts$/ }, async () => {
      const { describeSamples } = await loadDescriptions(esbuild, 'src/fake-gateway/describe-samples.ts')
      return { contents: writeJson('SAMPLES', describeSamples()) }
    })
    onResolve({ filter: /^partner-schemas:/ }, ({ path }) => ({
      path: path.slice(NAMESPACE.length + 1),
      namespace: NAMESPACE,
    }))
    onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
      const { groups, common } = await describeGroups()
      return { contents: path === COMMON ? writeCommon(common) : writeGroup(groups[path], common) }
    })
  },
}
