import { createCipheriv, createDecipheriv } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Cipher } from '../packages/sdk/src/crypto/cipher'
import { main } from '../scripts/lib/processes.mjs'
import { at } from '../scripts/lib/workspace.mjs'
import { decryptInChromium } from './lib/in-chromium'
import { recordPage } from './lib/record-page'
import { atMost, exitCode, type Line, machine, report } from './lib/report'
import { figure, median, times } from './lib/stats'
import { setting, tempFolder } from './lib/temp'

const ROUNDS = setting('BENCH_ROUNDS', 40)
const REPEATS = 8
const WARM_UP = 5
const KEY = '0123456789abcdef'
const LIMIT = { node: 1.1, web: 1.5, fallback: 8.5, validation: 0.1 }

interface Parts {
  readonly nodeCipher: Cipher
  readonly nativeCipher: Cipher
  readonly fallbackCipher: Cipher
  readonly check: (data: unknown) => unknown
}

const PARTS = `
export { nodeCipher } from './crypto/node'
export { nativeCipher } from './crypto/native'
export { fallbackCipher } from './crypto/fallback'
import { records } from './contract/records/records.contract'
import { checkedResult } from './client/request'
export const check = (data) => checkedResult(records.company.search, data, '')
`

const IN_BROWSERS = `
export { nativeCipher } from './crypto/native'
export { fallbackCipher } from './crypto/fallback'
`

/** Bundles the measured internal modules like the published build. */
const bundled = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: at('packages', 'sdk', 'src'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    external: ['node:*'],
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

const loadParts = async (): Promise<Parts> => {
  const outfile = join(tempFolder('crypto'), 'parts.mjs')
  writeFileSync(outfile, await bundled(PARTS))
  return (await import(pathToFileURL(outfile).href)) as Parts
}

type Work = () => unknown

const repeated = async (work: Work) => {
  const from = performance.now()
  for (let i = 0; i < REPEATS; i++) await work()
  return (performance.now() - from) / REPEATS
}

/** ms per run; the candidates alternate, so that load of the machine affects all alike. */
const compared = async (works: readonly Work[]): Promise<number[]> => {
  const times: number[][] = works.map(() => [])
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [index, work] of works.entries()) {
      const took = await repeated(work)
      if (round >= 0) times[index]?.push(took)
    }
  return times.map(median)
}

const seal = (text: string) => {
  const cipher = createCipheriv('aes-128-cbc', KEY, KEY)
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}

const plainNode = (data: string) => {
  const decipher = createDecipheriv('aes-128-cbc', KEY, KEY)
  return Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8')
}

const decryption = async (parts: Parts, text: string): Promise<Line[]> => {
  const data = seal(text)
  const ciphers = [parts.nodeCipher, parts.nativeCipher, parts.fallbackCipher]
  for (const cipher of ciphers)
    if ((await cipher.decrypt(KEY, data)) !== text) throw new Error('解密结果不对')
  const [base = 0, node = 0, web = 0, fallback = 0] = await compared([
    () => plainNode(data),
    ...ciphers.map((cipher) => () => cipher.decrypt(KEY, data)),
  ])
  const line = (what: string, took: number, limit?: number): Line => ({
    what,
    measured: `${figure(took)} ms`,
    ...(limit === undefined ? { ratio: times(took / base) } : atMost(took / base, limit)),
  })
  const work = { key: KEY, data, rounds: ROUNDS, repeats: REPEATS }
  const page = await decryptInChromium(await bundled(IN_BROWSERS), ['nativeCipher', 'fallbackCipher'], work)
  return [
    { what: 'node:crypto 解密', measured: `${figure(base)} ms`, ratio: times(1) },
    line('SDK，Node', node, LIMIT.node),
    line('SDK，WebCrypto，在 Node 里', web),
    line('SDK，备用实现，在 Node 里', fallback, page ? undefined : LIMIT.fallback),
    ...(page
      ? [
          line('SDK，WebCrypto，在 Chromium 里', page[0] ?? 0, LIMIT.web),
          line('SDK，备用实现，在 Chromium 里', page[1] ?? 0, LIMIT.fallback),
        ]
      : [{ what: '没有找到 Chromium，浏览器里的没有测', measured: '' }]),
  ]
}

const validation = async ({ check }: Parts, text: string): Promise<Line[]> => {
  const data: unknown = JSON.parse(text)
  const [parsing = 0, checking = 0] = await compared([() => JSON.parse(text), () => check(data)])
  return [
    { what: 'JSON.parse，100 行', measured: `${figure(parsing * 1000)} µs`, ratio: times(1) },
    {
      what: '核对一页 100 行',
      measured: `${figure(checking * 1000)} µs`,
      ...atMost(checking / parsing, LIMIT.validation),
    },
  ]
}

main(async () => {
  const parts = await loadParts()
  const page = JSON.stringify(recordPage(100))
  const text = page.length >= 100_000 ? page : page.repeat(Math.ceil(100_000 / page.length))
  report(
    '解密与核对',
    [
      machine(),
      `密文 ${figure((Buffer.byteLength(text) * 4) / 3 / 1024)} KB；各方法交替 ${ROUNDS} 轮 × ${REPEATS} 次取中位数，预热 ${WARM_UP} 轮`,
    ],
    [...(await decryption(parts, text)), ...(await validation(parts, page))],
  )
  return exitCode()
})
