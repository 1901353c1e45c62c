import { main, run } from './lib/processes.mjs'
import { Refusal } from './lib/say.mjs'
import { at, requireNode } from './lib/workspace.mjs'

const USAGE = `用法：npm run openapi             由接口约定写出 docs/openapi.json
      npm run openapi -- --check  只核对 docs/openapi.json 与接口约定是否一致`

main(async () => {
  const args = process.argv.slice(2)
  if (args.some((arg) => arg !== '--check')) throw new Refusal(USAGE, 2)
  requireNode()
  return run(process.execPath, ['--import', 'tsx', at('scripts', 'lib', 'write-openapi.ts'), ...args])
})
