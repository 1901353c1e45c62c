import { execFile } from 'node:child_process'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packSdk } from '../scripts/lib/pack.mjs'
import { main } from '../scripts/lib/processes.mjs'
import { at } from '../scripts/lib/workspace.mjs'
import { OTHER_SDKS } from './lib/other-sdks'
import { exitCode, type Line, machine, report, within } from './lib/report'
import { figure, median } from './lib/stats'
import { tempFolder } from './lib/temp'

const run = promisify(execFile)
const TSC = at('node_modules', 'typescript', 'bin', 'tsc')
const MB = 1_000_000
const ROUNDS = 7
/** Goals of the SDK: instantiations of stripe, and the installed size. */
const LIMIT = { instantiations: 61_000, installedMb: 2 }

const OWN = {
  name: '@zhushutong/sdk',
  code: `import { createPortalClient } from '@zhushutong/sdk'
    const client = createPortalClient({ baseUrl: 'http://localhost:4000' })
    const page = await client.companies.search({ keyword: '建筑', filters: { region: ['500000'] } })
    for (const { name, creditCode } of page.records) console.log(name, creditCode)`,
}

/** Installs a package, by name and version or as a tarball, into a project of its own. */
async function install(name: string, what: string): Promise<string> {
  const folder = tempFolder(name.replace(/\W/g, '-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', what], { cwd: folder })
  return folder
}

const measureDisk = (folder: string) => {
  const entries = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== '.package-lock.json')
    .map((entry) => join(entry.parentPath, entry.name))
  const packages = files.filter((file) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  return { bytes, files: files.length, packages: packages.length }
}

/** The compiler's work for the first program, with the declarations checked too. */
async function measureTypes(folder: string, code: string) {
  writeFileSync(join(folder, 'program.ts'), code)
  const flags = ['--strict', '--noEmit', '--extendedDiagnostics', '--skipLibCheck', 'false']
  const module = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable']
  const { stdout } = await run(process.execPath, [TSC, ...flags, ...module, 'program.ts'], {
    cwd: folder,
  }).catch((failure: { readonly stdout: string }) => failure)
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(stdout)?.[1])
  return { types: read('Types'), instantiations: read('Instantiations') }
}

/** CPU of a new process that imports the package, in ms. */
async function measureImport(folder: string, name: string): Promise<number> {
  const script = `await import('${name}'); const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
    rounds.push(Number(stdout))
  }
  return median(rounds)
}

const measure = async (name: string, what: string, code: string): Promise<Line[]> => {
  const folder = await install(name, what)
  const { bytes, files, packages } = measureDisk(folder)
  const { types, instantiations } = await measureTypes(folder, code)
  const isOwn = name === OWN.name
  return [
    {
      what: `${name}：安装后 MB`,
      measured: `${figure(bytes / MB)}，${files} 个文件，${packages} 个包`,
      ...(isOwn && within(bytes / MB, LIMIT.installedMb, 'MB')),
    },
    {
      what: `${name}：类型实例化`,
      measured: `${instantiations}，${types} 个类型`,
      ...(isOwn && within(instantiations, LIMIT.instantiations, '次')),
    },
    { what: `${name}：冷启动 import 的 CPU`, measured: `${figure(await measureImport(folder, name))} ms` },
  ]
}

main(async () => {
  const lines = await measure(OWN.name, await packSdk(), OWN.code)
  for (const { name, version, code } of OTHER_SDKS)
    lines.push(...(await measure(name, `${name}@${version}`, code)))
  report(
    'SDK 与其他 SDK 并排：安装、类型与启动',
    [
      machine(),
      'npm 装进各自的空项目；类型以 README 的第一个程序计，skipLibCheck 关闭',
      `冷启动是新进程的用户与系统 CPU，${ROUNDS} 次的中位数；空程序 ${figure(await measureImport(tempFolder('none'), 'node:path'))} ms`,
    ],
    lines,
  )
  return exitCode()
})
