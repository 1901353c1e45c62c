import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { CONTENT } from './archive.mjs'
import { at, manifest } from './workspace.mjs'

const { parse } = createRequire(at('packages/gateway/package.json'))('yaml')
const read = (path) => readFileSync(at(path), 'utf8')

const COMMANDS = [...read('deploy/bin/zhushutong').matchAll(/^ {2}(\w+)(?: \|[^)]+)?\) /gm)].map(
  ([, name]) => name,
)
const SETTINGS = new Set(
  [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
)
/** An image with a version, not with a name that changes its meaning. */
const PINNED = /^[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+$/

it('the door has the commands of the servers and of the operator', () => {
  expect(COMMANDS).toEqual(['gateway', 'portal', 'admin', 'ready', 'status', 'version'])
})

it('the guide names the present archive, and files that it has', () => {
  const guide = read('docs/INSTALL.md')
  expect(guide).toContain(`zhushutong-${manifest.version}-linux-x64.tar.gz`)
  const paths = [...guide.matchAll(/\/opt\/zhushutong\/([\w./-]*\w)/g)].map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const [first] = path.split('/')
    expect(CONTENT).toContain(first)
    if (first === 'deploy') expect(existsSync(at(path)), path).toBe(true)
  }
})

describe('the units of systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-units-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const units = readdirSync(at('deploy/systemd'))
  const services = units.filter((name) => name.endsWith('.service'))
  /** The seconds that a server takes to end, from its code. */
  const ENDS_WITHIN_S = { gateway: 20, portal: 10 }
  const valuesOf = (unit, name) =>
    [...read(`deploy/systemd/${unit}`).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value)

  it.each(services)('%s starts a command of the release, as no root, and waits for its end', (unit) => {
    const [command] = valuesOf(unit, 'ExecStart')
    const [door, name] = command.split(' ')
    expect(door).toBe('/opt/zhushutong/bin/zhushutong')
    expect(COMMANDS).toContain(name)
    expect(unit).toBe(`zhushutong-${name}.service`)
    expect(valuesOf(unit, 'User')).toEqual(['zhushutong'])
    expect(valuesOf(unit, 'ProtectSystem')).toEqual(['strict'])
    if (name in ENDS_WITHIN_S)
      expect(Number(valuesOf(unit, 'TimeoutStopSec')[0])).toBeGreaterThan(ENDS_WITHIN_S[name])
  })

  it.each(units)('%s has only directives that systemd knows', (unit) => {
    // A timer is checked beside its service.
    for (const name of units) {
      const text = read(`deploy/systemd/${name}`)
      writeFileSync(
        join(folder, name),
        text.replace('/opt/zhushutong/bin/zhushutong', at('deploy/bin/zhushutong')),
      )
    }
    const path = join(folder, unit)
    try {
      expect(execFileSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' })).toBe('')
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
      console.warn('跳过 systemd-analyze：系统里没有')
    }
  })
})

describe('the images', () => {
  const dockerfile = read('deploy/docker/Dockerfile').split('\n')
  const lines = (word) =>
    dockerfile.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(' ').slice(1))
  const stages = lines('FROM').map(([from, , name]) => ({ from, name }))
  const allowed = read('deploy/docker/Dockerfile.dockerignore').match(/(?<=^!).+/gm)

  it('are made of pinned images, and of files that a release has', () => {
    const names = stages.map(({ name }) => name)
    for (const { from } of stages) if (!names.includes(from)) expect(from).toMatch(PINNED)
    const sources = lines('COPY')
      .filter(([first]) => !first.startsWith('--'))
      .flatMap((words) => words.slice(0, -1))
    expect([...sources].sort()).toEqual([...allowed].sort())
    for (const source of sources) expect(CONTENT).toContain(source)
    for (const [from] of lines('COPY').filter(([first]) => first.startsWith('--from=')))
      expect(names).toContain(from.slice('--from='.length))
  })

  it('run the commands of the release as no root, and say if they are ready', () => {
    expect(lines('USER').flat()).toEqual(['10001:10001'])
    expect(lines('CMD').map(([command]) => JSON.parse(command)[0])).toEqual(['gateway', 'portal'])
    const checks = dockerfile
      .filter((line) => line.startsWith('HEALTHCHECK'))
      .map((line) => JSON.parse(line.split('CMD ')[1]))
    for (const [door, command] of checks) {
      expect(door).toBe('zhushutong')
      expect(COMMANDS).toContain(command)
    }
    expect(checks).toHaveLength(2)
  })

  describe('composed', () => {
    const { services, volumes } = parse(read('deploy/docker/compose.yml'), { merge: true })
    const each = Object.entries(services)

    it.each(each)('%s is pinned or built, read-only, checked and not privileged', (name, service) => {
      if (service.build) {
        expect(stages.map((stage) => stage.name)).toContain(service.build.target)
        expect(existsSync(at('deploy/docker', service.build.context, service.build.dockerfile))).toBe(true)
      } else {
        expect(service.image).toMatch(PINNED)
        expect(service.healthcheck.test[0]).toBe('CMD')
      }
      expect(service.read_only).toBe(true)
      expect(service.security_opt).toEqual(['no-new-privileges:true'])
      expect(service.ports ?? []).toEqual(name === 'nginx' ? ['443:443'] : [])
      for (const needed of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(needed)
    })

    it.each(each)('%s mounts what is there', (_, service) => {
      for (const volume of service.volumes ?? []) {
        const [source] = volume.split(':')
        if (/^\.{1,2}\//.test(source)) expect(existsSync(at('deploy/docker', source))).toBe(true)
        else if (source !== '/dev/null') expect(volumes).toHaveProperty(source)
      }
    })

    it('sets variables that are documented, for the ports that the proxy asks', () => {
      const names = ['gateway', 'portal'].flatMap((name) => Object.keys(services[name].environment))
      for (const name of names) expect(SETTINGS).toContain(name)
      const upstreams = read('deploy/docker/upstreams.conf')
      expect([...upstreams.matchAll(/server (\w+):(\d+) /g)].map(([, name, port]) => [name, port])).toEqual([
        ['portal', '3000'],
        ['gateway', '4000'],
      ])
      expect(lines('EXPOSE').flat()).toEqual(['4000', '3000'])
      expect(services.gateway.environment.PORTAL_DATA_DIR).toBe(services.gateway.volumes[0].split(':')[1])
    })
  })
})
