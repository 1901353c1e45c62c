import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findIdleExports, listPublished } from './lib/exports.mjs'
import { BAIT, LEADS, NPM, PLANTED, SOUND } from './lib/imports.fixture.mjs'
import { readModules } from './lib/modules.mjs'
import { explain, Refusal } from './lib/say.mjs'
import { at, requireNode, root } from './lib/workspace.mjs'

const CRUISER = at('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
const CONFIG = '.dependency-cruiser.cjs'

function cruise(folder) {
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', 'packages']
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!stdout.startsWith('{')) throw new Refusal(`dependency-cruiser 没有结果：\n${stderr}${stdout}`)
  const { modules, summary } = JSON.parse(stdout)
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  return { modules, violations }
}

const statement = (imported) => (imported.startsWith('import(') ? imported : `import '${imported}'`)
const text = (imports) => [...imports.map(statement), 'export {}', ''].join('\n')

/** Builds the fixture like the real workspace: same rules, same manifests, links as pnpm creates them. */
function lay(folder) {
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const path of [CONFIG, 'package.json', 'scripts/tsconfig.imports.json']) {
    cpSync(at(path), join(folder, path))
  }
  for (const [path, imports] of Object.entries(SOUND)) write(path, text(imports))
  for (const path of BAIT) write(path, text([]))
  for (const { file, imports, back } of PLANTED) {
    write(file, text(imports))
    if (back) write(back, text(['./round']))
  }
  for (const name of NPM) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  write('node_modules/zod/mini/index.js', '')
  mkdirSync(join(folder, 'node_modules/@zhushutong'))
  for (const name of ['domain', 'sdk', 'demo', 'telemetry', 'gateway', 'ui', 'web', 'console']) {
    cpSync(at('packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@zhushutong', name), 'dir')
  }
}

const line = ({ rule, from, to }) => `  ${rule}: ${from}${to && to !== from ? ` → ${to}` : ''}`

/** Returns the errors in the rules: every rule must report its planted violation, and nothing else. */
function proveRules(rules) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')))
  try {
    lay(folder)
    const { modules, violations } = cruise(folder)
    const problems = []
    const imported = modules.flatMap((module) => module.dependencies)
    for (const [name, path] of Object.entries(LEADS)) {
      const matches = imported.filter((dependency) => dependency.module === name)
      if (!matches.length || matches.some(({ resolved }) => resolved !== path)) {
        problems.push(`${name} 没有解析到 ${path}，规则看不见它`)
      }
    }
    const isOf = (planted) => (violation) =>
      violation.rule === planted.rule && [planted.file, planted.back].includes(violation.from)
    for (const planted of PLANTED) {
      if (!violations.some(isOf(planted)))
        problems.push(`规则 ${planted.rule} 没有发现 ${planted.file} 里的违规`)
    }
    for (const violation of violations) {
      if (!PLANTED.some((planted) => isOf(planted)(violation)))
        problems.push(`多报：${line(violation).trim()}`)
    }
    for (const rule of rules) {
      if (!PLANTED.some((planted) => planted.rule === rule)) problems.push(`规则 ${rule} 没有反例`)
    }
    return problems
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function check() {
  requireNode()
  const { default: config } = await import(at(CONFIG))
  const rules = config.forbidden.map(({ name }) => name)
  const problems = proveRules(rules)
  if (problems.length) throw new Refusal(`导入规则自检失败：\n  ${problems.join('\n  ')}`)
  const { modules, violations } = cruise(root)
  if (violations.length) {
    const why = [...new Set(violations.map(({ rule }) => rule))].map(
      (name) => `  ${name}: ${config.forbidden.find((rule) => rule.name === name).comment}`,
    )
    throw new Refusal(
      `导入规则：${violations.length} 处违规\n${violations.map(line).join('\n')}\n规则说明\n${why.join('\n')}`,
    )
  }
  const idle = findIdleExports(readModules(root), listPublished(root))
  if (idle.length)
    throw new Refusal(
      `${idle.length} 个多余的 export：\n${idle.map(([path, name, fault]) => `  ${path} 的 ${name}：${fault}`).join('\n')}`,
    )
  console.log(
    `导入规则：${modules.length} 个模块没有违规；${rules.length} 条规则都能发现 ${PLANTED.length} 处反例`,
  )
}

check().catch((error) => {
  explain(error)
  process.exitCode = 1
})
