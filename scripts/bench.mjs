import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main, run } from './lib/processes.mjs'
import { Refusal, step } from './lib/say.mjs'
import { at, requireNode, tool } from './lib/workspace.mjs'

const USAGE =
  '用法：npm run bench -- [--scale 1m] [名称 …]，不写名称时依次运行 bench/ 里的全部；--scale 是企业数，只运行 search'

/** Parses `--scale 1m`; returns the other arguments. 20k and 1m mean thousands and millions. */
function scaleIn(args) {
  const at = args.indexOf('--scale')
  if (at < 0) return { names: args }
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(args[at + 1] ?? '') ?? []
  if (!Number(digits)) throw new Refusal(`--scale 应为企业数，如 20k 或 1m\n${USAGE}`)
  const companies = Number(digits) * { k: 1e3, m: 1e6, '': 1 }[unit.toLowerCase()]
  const names = args.toSpliced(at, 2)
  return { companies, names: names.length ? names : ['search'] }
}

function chosen(names) {
  const all = readdirSync(at('bench'))
    .filter((name) => /\.bench\.(ts|mjs)$/.test(name))
    .sort()
  const unknown = names.filter((name) => !all.some((file) => file.startsWith(`${name}.`)))
  if (unknown.length) throw new Refusal(`没有这个基准测试：${unknown.join('、')}\n${USAGE}`)
  return names.length ? all.filter((file) => names.some((name) => file.startsWith(`${name}.`))) : all
}

main(async () => {
  requireNode()
  const { companies, names } = scaleIn(process.argv.slice(2))
  const files = chosen(names)
  const env = { ...process.env, ...(companies && { BENCH_SCALE: String(companies) }) }
  if (!files.length) throw new Refusal('bench/ 里没有 *.bench.ts 或 *.bench.mjs')
  await step('安装依赖', install)
  await step('构建网关', () => build('gateway'))
  await step('构建门户', () => build('web'))
  console.log(
    `\n${cpus().length} 核，Node ${process.versions.node}，${new Date().toISOString()}；只有同一次运行里的比值可比`,
  )

  const failed = []
  for (const file of files) {
    console.log(`\n# ${basename(file)}`)
    const script = at('bench', file)
    const code = file.endsWith('.ts')
      ? await run(tool('tsx'), [script], { env })
      : await run(process.execPath, [script], { env })
    if (code) failed.push(file)
  }
  if (failed.length) console.error(`\n没有达到目标或没有跑完：${failed.join('、')}`)
  return failed.length ? 1 : 0
})
