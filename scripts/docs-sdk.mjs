import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { Refusal, step } from './lib/say.mjs'
import { at, requireNode } from './lib/workspace.mjs'

const SDK = at('packages', 'sdk')

/** The API reference of the package as pages, from the published declarations. */
main(async () => {
  requireNode()
  await step('安装依赖', install)
  await step('构建 SDK', () => build('sdk'))
  const typedoc = at('node_modules', 'typedoc', 'bin', 'typedoc')
  const code = await run(process.execPath, [typedoc, '--options', 'typedoc.json'], { cwd: SDK })
  if (code) throw new Refusal('没有写出 SDK 的文档，原因见上')
  console.log(`打开 ${at('packages', 'sdk', 'docs', 'index.html')}`)
  return 0
})
