// Makes those files of the package short that need no reading: code of others, and data.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Own sources are readable in the package; code of others and generated data are not worth the bytes. */
const isOwnSource = (path) => /^(\.\.\/domain\/)?src\//.test(path)
const MAX_OWN_SHARE = 0.1

const ownShare = (inputs) => {
  const sum = (entries) => entries.reduce((bytes, [, { bytesInOutput }]) => bytes + bytesInOutput, 0)
  const all = Object.entries(inputs)
  return sum(all.filter(([path]) => isOwnSource(path))) / Math.max(1, sum(all))
}

/** Minifies the files that are almost wholly code of others or data, and removes their source maps. */
export function compact(esbuild, sdk, metafiles) {
  for (const { outputs } of metafiles)
    for (const [file, { inputs, bytes }] of Object.entries(outputs)) {
      if (file.endsWith('.map') || bytes === 0 || ownShare(inputs) > MAX_OWN_SHARE) continue
      const path = join(sdk, file)
      const { code } = esbuild.transformSync(readFileSync(path, 'utf8'), {
        minify: true,
        // Names at the top of a CommonJS module are its own, and are shortened too.
        format: file.endsWith('.cjs') ? 'cjs' : 'esm',
        charset: 'utf8',
        target: 'es2022',
      })
      writeFileSync(path, code)
      rmSync(`${path}.map`, { force: true })
    }
}

const BARE_IMPORT = /(?<=^|;)import ?["']\.\/chunk-\w+\.js["'];/gm

/**
 * Removes the imports that only fix an order of execution. No module here has effects when it is loaded, and a
 * bundler that splits code would load those chunks for them.
 */
export function dropBareImports(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const path = join(folder, name)
    writeFileSync(path, readFileSync(path, 'utf8').replace(BARE_IMPORT, ''))
  }
}
