import { existsSync } from 'node:fs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { at, requireNode } from './lib/workspace.mjs'

const USAGE = `用法：npm run import -- <类型> <文件> [--map 映射.json] [--dry-run]
      npm run import -- article <文件夹或 .ndjson> [--dry-run]
  类型  数据目录里的种类：company、person、tender …
  文件  .csv、.ndjson、.json（OCDS release package），可用 gzip 压缩（.gz）`

main(async () => {
  requireNode()
  const args = process.argv.slice(2)
  if (args.length < 2 || args.includes('--help')) {
    console.log(USAGE)
    return args.includes('--help') ? 0 : 2
  }
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))
  await step('安装依赖', install)
  await step('构建网关', () => build('gateway'))
  return run(process.execPath, [at('packages', 'gateway', 'dist', 'import.js'), ...args])
})
