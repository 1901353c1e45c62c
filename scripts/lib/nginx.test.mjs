import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from './ports.mjs'
import { at } from './workspace.mjs'

const findNginx = () => {
  try {
    return execFileSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v nginx'], { encoding: 'utf8' }).trim()
  } catch {
    console.warn('跳过 nginx 的测试：系统里没有 nginx（apt-get install nginx）')
    return null
  }
}
const nginx = findNginx()

/** The configuration of the proxy, run as it is but for its places, ports and certificates. */
describe.skipIf(nginx === null)('the proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-nginx-'))
  const files = join(folder, 'zhushutong')
  const flag = join(files, 'maintenance')
  const servers = []
  let proxy
  let port
  /** The port of the gateways' address for the portals. */
  let inside
  /** The headers of the last request that reached a server. */
  let passedHeaders
  /** Requests that reached a server. */
  let taken = 0
  /** Servers that cut their requests. */
  const dying = new Set()

  /** A server behind the proxy that answers with its name. */
  const serve = async (name) => {
    const server = createServer(({ headers }, response) => {
      taken += 1
      passedHeaders = headers
      if (dying.has(name)) response.destroy()
      else response.end(name)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    servers.push(server)
    return server.address().port
  }
  const ask = (path, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method }).then(async (answer) => ({
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      text: await answer.text(),
    }))

  const readInside = () =>
    readFileSync(join(files, 'inside.conf'), 'utf8').replaceAll('10.0.0.10:4001', `127.0.0.1:${inside}`)

  beforeAll(async () => {
    cpSync(at('deploy', 'nginx'), files, { recursive: true })
    mkdirSync(join(folder, 'logs'))
    // The workers of a proxy that root starts are another user.
    for (const path of [folder, files]) chmodSync(path, 0o755)
    port = await freePort()
    inside = await freePort()
    const [portal, second, gateway] = [await serve('portal'), await serve('portal 2'), await serve('gateway')]
    const text = readFileSync(join(files, 'zhushutong.conf'), 'utf8')
      .replaceAll('/etc/nginx/zhushutong', files)
      .replaceAll('/var/cache/nginx', folder)
      .replaceAll('/var/lib/zhushutong-public', folder)
      .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll(/ *ssl_certificate.*\n/g, '')
      .replace('server_name .example.com', 'server_name 127.0.0.1')
    const upstreams = readFileSync(join(files, 'upstreams.conf'), 'utf8')
    writeFileSync(
      join(files, 'upstreams.conf'),
      upstreams
        .replace('127.0.0.1:3000', `127.0.0.1:${portal}; server 127.0.0.1:${second}`)
        .replace('127.0.0.1:4000', `127.0.0.1:${gateway}`),
    )
    rmSync(join(files, 'brotli.conf'))
    for (const name of ['pages', 'calls', 'refusals', 'compression', 'inside']) {
      const path = join(files, `${name}.conf`)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('/etc/nginx/zhushutong', files))
    }
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { gzip on; access_log off; ${text} ${readInside()} }`,
    )
    proxy = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (let tries = 0; tries < 100; tries++) {
      if (await ask('/healthz').catch(() => null)) return
      await setTimeout(50)
    }
  })
  afterAll(async () => {
    proxy.kill('SIGQUIT')
    await new Promise((resolve) => proxy.once('exit', resolve))
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('passes pages and calls, and answers both itself during maintenance', async () => {
    expect((await ask('/qiye/')).text).toMatch(/^portal/)
    writeFileSync(flag, '')
    const page = await ask('/qiye/')
    expect([page.status, page.retryAfter, page.text]).toEqual([
      503,
      '300',
      expect.stringContaining('系统维护中'),
    ])
    const call = await ask('/gateway/company/search')
    expect([call.status, JSON.parse(call.text).statusCode]).toEqual([503, '00001'])
    expect((await ask('/healthz')).text).toMatch(/^portal/)
    expect((await ask('/status/')).status).toBe(404)
    mkdirSync(join(folder, 'status'))
    for (const name of ['index.html', 'services.json']) writeFileSync(join(folder, 'status', name), 'status')
    expect(await ask('/status/')).toMatchObject({ status: 200, text: 'status' })
    expect((await ask('/status/services.json')).status).toBe(404)
    rmSync(flag)
    expect((await ask('/qiye/')).status).toBe(200)
  })

  it('a call that a server cut is 503 with Retry-After and not sent again; the next one goes to the other', async () => {
    dying.add('portal')
    const before = taken
    const calls = [await ask('/gateway/order', 'POST'), await ask('/gateway/order', 'POST')]
    expect(taken - before).toBe(2)
    const [cut] = calls.filter(({ status }) => status !== 200)
    expect(calls.map(({ status }) => status).toSorted()).toEqual([200, 503])
    expect([cut.retryAfter, JSON.parse(cut.text).statusCode]).toEqual(['2', '00001'])
    expect((await ask('/zhaobiao/')).text).toBe('portal 2')
  })

  it('passes the calls of portals on to the gateways with the visitor’s address and the trace', async () => {
    const headers = { 'x-forwarded-for': '1.2.3.4', traceparent: 'of the portal' }
    const answer = await fetch(`http://127.0.0.1:${inside}/gateway/publicKey`, { headers })
    expect(await answer.text()).toBe('gateway')
    expect(passedHeaders).toMatchObject({
      host: '127.0.0.1',
      traceparent: 'of the portal',
      'x-forwarded-for': '1.2.3.4, 127.0.0.1',
    })
    dying.add('gateway')
    const cut = await fetch(`http://127.0.0.1:${inside}/gateway/publicKey`)
    expect([cut.status, cut.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('ends a flood of calls with the envelope of the gateway', async () => {
    const answers = []
    for (let batch = 0; batch < 20; batch++)
      answers.push(...(await Promise.all(Array.from({ length: 30 }, () => ask('/gateway/flood')))))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200)
    expect(refused.length).toBeGreaterThan(0)
    expect(JSON.parse(refused[0].text).statusCode).toBe('00429')
    expect(refused[0].retryAfter).toBe('1')
  })

  it('says that pages are unavailable when no portal answers', async () => {
    for (const name of ['portal', 'portal 2']) dying.add(name)
    const page = await ask('/renyuan/')
    expect([page.status, page.retryAfter, page.text]).toEqual([503, '5', '服务暂时不可用，请稍后刷新页面'])
  })
})
