import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WAITING_PAGE } from './console-page'

/** The build of the back office, a package beside the portal's; the server runs in the portal's folder. */
const FOLDER = join(process.cwd(), '..', 'console', 'dist')
const ASSET = /^\/assets\/([\w-]+\.(js|css|svg|woff2))$/
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}
const HTML = 'text/html; charset=utf-8'
const NOT_INDEXED = { 'x-robots-tag': 'noindex, nofollow' }

const read = (...path: string[]) => readFile(join(FOLDER, ...path)).catch(() => null)

const page = (body: BodyInit, status = 200) =>
  new Response(body, {
    status,
    headers: { ...NOT_INDEXED, 'content-type': HTML, 'cache-control': 'no-store' },
  })

/**
 * A file of the back office's build by its path below /console; 404 for an unknown asset. Every other path
 * returns its one page, which routes by itself, or a waiting page until the back office is built.
 */
export async function serveConsole(path: string): Promise<Response> {
  const [, name, extension = ''] = ASSET.exec(path) ?? []
  if (name === undefined) {
    const index = path.startsWith('/assets/') ? null : await read('index.html')
    if (index) return page(new Uint8Array(index))
    return path.startsWith('/assets/') ? new Response(null, { status: 404 }) : page(WAITING_PAGE, 503)
  }
  const file = await read('assets', name)
  if (!file) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(file), {
    headers: {
      ...NOT_INDEXED,
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      // The file name changes with the content.
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
