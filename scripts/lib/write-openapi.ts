import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openApiDocument } from '../../packages/gateway/src/openapi'

const PAGE = new URL('../../docs/openapi.json', import.meta.url)
const MANIFEST = new URL('../../packages/sdk/package.json', import.meta.url)

const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }
const written = `${JSON.stringify(openApiDocument(version), null, 1)}\n`
const calls = written.match(/"operationId"/g)?.length

if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, written)
  console.log(`docs/openapi.json：${calls} 个接口`)
} else if (existsSync(PAGE) && readFileSync(PAGE, 'utf8') === written) {
  console.log(`接口文档：${calls} 个接口，与约定一致`)
} else {
  console.error('docs/openapi.json 与接口约定不一致：运行 npm run openapi 重新写出')
  process.exitCode = 1
}
