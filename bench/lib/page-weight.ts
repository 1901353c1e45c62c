import { gzipSync } from 'node:zlib'

export interface Weight {
  /** KB gz; scripts are all that the HTML names and current browsers load, inline ones are part of the HTML. */
  readonly script: number
  readonly style: number
  readonly html: number
  /** KB of HTML before gzip. */
  readonly rawHtml: number
}

const KB = 1024
const gz = (bytes: Uint8Array | string) => gzipSync(bytes).length / KB

const textOf = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url} 答复 ${answer.status}`)
  return answer.text()
}

const FILES = /\/_next\/static\/[^"'\\\s<>]+?\.(?:js|css)/g
const OLD_BROWSERS_ONLY = /<script[^>]*\bnoModule\b[^>]*>/gi

const sum = async (origin: string, paths: readonly string[]) =>
  (await Promise.all(paths.map(async (path) => gz(await textOf(origin + path))))).reduce((a, b) => a + b, 0)

/** What a first visit of a page loads. */
export const weightOf = async (
  origin: string,
  path: string,
  headers?: Record<string, string>,
): Promise<Weight> => {
  const html = await textOf(origin + path, headers)
  const files = [...new Set(html.replace(OLD_BROWSERS_ONLY, '').match(FILES) ?? [])]
  const of = (kind: string) => files.filter((file) => file.endsWith(kind))
  return {
    script: await sum(origin, of('.js')),
    style: await sum(origin, of('.css')),
    html: gz(html),
    rawHtml: Buffer.byteLength(html) / KB,
  }
}
