import { readFileSync, writeFileSync } from 'node:fs'
import { openApiDocument } from '../../packages/gateway/src/openapi'

const MANIFEST = new URL('../../packages/sdk/package.json', import.meta.url)

const [path = ''] = process.argv.slice(2)
const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }
const text = JSON.stringify(openApiDocument(version))

writeFileSync(path, text)
console.log(`${path}：${text.match(/"operationId"/g)?.length} 个接口`)
