import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { at, requireNode, tool } from './lib/workspace.mjs'

// Questions with known readings, put to the assistant over the demo data; runs from the sources, without a
// build.
main(async () => {
  requireNode()
  await step('安装依赖', install)
  return run(tool('tsx'), [at('bench', 'questions.bench.ts')], { env: process.env })
})
