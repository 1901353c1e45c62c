import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort } from './ports.mjs'
import { run } from './processes.mjs'
import { at } from './workspace.mjs'

const folder = mkdtempSync(join(tmpdir(), 'zhushutong-status-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const targets = join(folder, 'targets.json')
const env = { ...process.env, STATUS_DIR: folder, STATUS_TARGETS: targets }
const script = at('deploy', 'status', 'status.mjs')
const page = () => readFileSync(join(folder, 'index.html'), 'utf8')

it('the status page names a service that does not answer, and incidents as text', async () => {
  const url = `http://127.0.0.1:${await freePort()}/`
  writeFileSync(targets, JSON.stringify([{ name: '网站', url }]))
  expect(await run(process.execPath, [script, 'check'], { env })).toBe(0)
  expect(page()).toContain('网站暂时不可用')
  const refused = spawnSync(process.execPath, [script, 'resolve', '没事了'], { env, encoding: 'utf8' })
  expect([refused.status, refused.stderr.trim()]).toEqual([1, '没有未解决的事件'])
  for (const text of ['正在查', '<b>找到了</b>'])
    expect(await run(process.execPath, [script, 'incident', '短信延迟', text], { env })).toBe(0)
  expect(page().match(/短信延迟/g)).toHaveLength(1)
  expect(page()).toContain('&lt;b&gt;找到了')
  expect(await run(process.execPath, [script, 'resolve', '好了'], { env })).toBe(0)
  expect(page()).toContain('已解决')
  const server = createServer((_, response) => response.end('ok')).listen(new URL(url).port, '127.0.0.1')
  expect(await run(process.execPath, [script, 'check'], { env })).toBe(0)
  server.close()
  expect(page()).toContain('全部服务正常')
  expect(page()).toContain('可用率 50.00%')
})
