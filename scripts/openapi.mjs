import { resolve } from 'node:path'
import { main, run } from './lib/processes.mjs'
import { Refusal } from './lib/say.mjs'
import { at, requireNode } from './lib/workspace.mjs'

const USAGE = '用法：npm run openapi [-- 文件]   由接口约定写出 OpenAPI 3.1 文件，默认 docs/openapi.json'

main(async () => {
  const [file = at('docs', 'openapi.json'), ...rest] = process.argv.slice(2)
  if (rest.length || file.startsWith('-')) throw new Refusal(USAGE, 2)
  requireNode()
  const script = at('scripts', 'lib', 'write-openapi.ts')
  return run(process.execPath, ['--import', 'tsx', script, resolve(file)])
})
