import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { at, requireNode, tool } from './lib/workspace.mjs'

// Questions with known readings, asked of the assistant over the demo data; run from its sources, nothing is built.
main(async () => {
  requireNode()
  await step('安装依赖', install)
  return run(tool('tsx'), [at('bench', 'questions.bench.ts')], { env: process.env })
})
