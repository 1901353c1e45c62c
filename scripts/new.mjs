import { newSlice } from './lib/new-slice.mjs'
import { explain } from './lib/say.mjs'
import { requireNode, root } from './lib/workspace.mjs'

try {
  requireNode()
  const { files, next } = newSlice(root, process.argv.slice(2))
  console.log(`已生成\n${files.map((file) => `  ${file}`).join('\n')}\n${next}`)
} catch (error) {
  explain(error)
  process.exitCode = error.exitCode ?? 1
}
