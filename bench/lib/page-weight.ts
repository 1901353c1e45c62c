import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface Weight {
  /** In KB gz: the scripts in the HTML that current browsers load; inline scripts count as HTML. */
  readonly script: number
  readonly style: number
  /** In KB by brotli 5. */
  readonly html: number
  /**
   * KB of the HTML by brotli 5 without the content of main, which appears twice: as HTML and as React's
   * data.
   */
  readonly shell: number
  /** KB of HTML before compression. */
  readonly rawHtml: number
}

const KB = 1024
const gz = (bytes: Uint8Array | string) => gzipSync(bytes).length / KB
const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / KB

const textOf = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url} 答复 ${answer.status}`)
  return answer.text()
}

const FILES = /\/_next\/static\/[^"'\\\s<>]+?\.(?:js|css)/g
const OLD_BROWSERS_ONLY = /<script[^>]*\bnoModule\b[^>]*>/gi
const MAIN = /<main[\s>].*<\/main>/s

const sum = async (origin: string, paths: readonly string[]) =>
  (await Promise.all(paths.map(async (path) => gz(await textOf(origin + path))))).reduce((a, b) => a + b, 0)

/** The weight of everything that the first visit of a page loads. */
export async function weightOf(
  origin: string,
  path: string,
  headers?: Record<string, string>,
): Promise<Weight> {
  const html = await textOf(origin + path, headers)
  const files = [...new Set(html.replace(OLD_BROWSERS_ONLY, '').match(FILES) ?? [])]
  const of = (kind: string) => files.filter((file) => file.endsWith(kind))
  return {
    script: await sum(origin, of('.js')),
    style: await sum(origin, of('.css')),
    html: brotli(html),
    shell: brotli(html) - 2 * brotli(MAIN.exec(html)?.[0] ?? ''),
    rawHtml: Buffer.byteLength(html) / KB,
  }
}
