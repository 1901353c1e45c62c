import { execFile } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { withoutNpmSettings } from '../../scripts/lib/install.mjs'
import { at } from '../../scripts/lib/workspace.mjs'
import { link, manifestIn, type UserProject, userProject } from './sdk-package'

const run = promisify(execFile)
const CONSUMERS = at('packages', 'sdk', 'consumers')
/** Resolved by the browser only: a page of this name is not a secure context. */
const PLAIN_HOST = 'partner.test'

/** A copy of a folder of consumers/ for a partner, installed from the tarball. */
export async function consumer(name: string): Promise<UserProject> {
  const project = await userProject()
  cpSync(join(CONSUMERS, name), project.folder, { recursive: true })
  for (const steps of ['visit.mjs', 'upload.mjs']) cpSync(join(CONSUMERS, steps), join(project.folder, steps))
  const { '@zhushutong/sdk': _, ...dependencies } = manifestIn(project.folder).dependencies ?? {}
  const wanted = { ...dependencies, ...manifestIn(project.folder).devDependencies }
  for (const [of, version] of Object.entries(wanted))
    if (!link(project.folder, of, version)) await fromRegistry(project.folder, of, version)
  return project
}

/** Packages missing in the workspace are installed from the registry. */
async function fromRegistry(folder: string, name: string, version: string) {
  const args = [
    'install',
    '--no-save',
    '--no-package-lock',
    '--prefix',
    join(folder, 'tools'),
    `${name}@${version}`,
  ]
  await run('npm', args, { cwd: folder, env: withoutNpmSettings(process.env) })
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** Serves the current page under any name; `asked` contains every requested path. */
export async function startSite() {
  const asked: string[] = []
  let folder = ''
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    asked.push(pathname)
    const path = join(folder, pathname === '/' ? 'index.html' : pathname)
    try {
      const body = readFileSync(path)
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    show: (built: string) => {
      folder = built
      asked.length = 0
    },
    origins: { localhost: `http://localhost:${port}`, plain: `http://${PLAIN_HOST}:${port}` },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>

export async function openBrowser(): Promise<Browser> {
  const rules = `MAP ${PLAIN_HOST} 127.0.0.1`
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--host-resolver-rules=${rules}`,
    ],
  })
}

/** Bytes a second: an upload takes 3 s, so that even a delayed page can cancel it in progress. */
const UPLOADS_AT = 300_000

/** Throttles a page's uploads to a realistic speed; local connections are too fast. */
const slowUploads = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: UPLOADS_AT }
  await session.send('Network.emulateNetworkConditions', network)
}

/** Opens a page with the gateway's address and a token; throws the page's own errors. */
export async function openPage(
  browser: Browser,
  origin: string,
  query: Readonly<Record<string, string>>,
): Promise<Page> {
  const page = await browser.newPage()
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  await slowUploads(page)
  await page.goto(`${origin}/?${new URLSearchParams(query)}`)
  if (wrong.length) throw new Error(wrong.join('\n'))
  return page
}

/** The value that a page stored in `globalThis.outcome`. */
export async function outcomeOf(page: Page): Promise<unknown> {
  await page.waitForFunction('globalThis.outcome !== undefined')
  return page.evaluate('globalThis.outcome')
}
