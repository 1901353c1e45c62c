import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { install, withoutNpmSettings } from './lib/install.mjs'
import { packSdk } from './lib/pack.mjs'
import { main, run } from './lib/processes.mjs'
import { Refusal, step } from './lib/say.mjs'
import { at, requireNode } from './lib/workspace.mjs'

const runQuietly = promisify(execFile)
const isDryRun = process.argv.includes('--dry-run')
/** A dry run needs no login, and npm says so. */
const LOGIN = /requires you to be logged in .*\(dry-run\)/

const tool = (...path) => at('node_modules', ...path)
const CHECKS = {
  publint: [tool('publint', 'src', 'cli.js'), ['run', '--strict']],
  attw: [tool('@arethetypeswrong', 'cli', 'dist', 'index.js'), ['--quiet']],
}

/** One version: that of package.json, described in the changelog, with no note left for a later one. */
function checkVersion() {
  const { version } = JSON.parse(readFileSync(at('packages', 'sdk', 'package.json'), 'utf8'))
  if (!readFileSync(at('packages', 'sdk', 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`))
    throw new Refusal(`CHANGELOG.md 没有 ${version} 这一节`)
  const notes = readdirSync(at('.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md')
  if (notes.length === 0) return version
  const text = `.changeset 里还有 ${notes.length} 条没有写进 CHANGELOG.md：先运行 npx changeset version`
  if (!isDryRun) throw new Refusal(text)
  return `${version}；${text}`
}

/** The list of files, and refuses anything that npm would correct or warns of. */
async function tryPublish(tarball) {
  const options = { env: withoutNpmSettings(process.env), maxBuffer: 2 ** 24 }
  const { stderr } = await runQuietly('npm', ['publish', tarball, '--dry-run'], options)
  console.log(stderr.replace(/^npm notice ?/gm, ''))
  const warnings = stderr.split('\n').filter((line) => /^npm (warn|error)/i.test(line) && !LOGIN.test(line))
  if (warnings.length > 0) throw new Refusal(`npm 有警告：\n${warnings.join('\n')}`)
}

/** Publishes the SDK from a clean CI; with --dry-run only shows what would be published. */
main(async () => {
  requireNode()
  await step('安装依赖', install)
  await step('版本', checkVersion)
  let tarball
  await step('构建并打包', async () => {
    tarball = await packSdk()
  })
  for (const [name, [script, args]] of Object.entries(CHECKS))
    await step(name, async () => {
      const place = name === 'attw' ? [tarball, ...args] : [args[0], tarball, ...args.slice(1)]
      if (await run(process.execPath, [script, ...place])) throw new Refusal(`${name} 没有通过，原因见上`)
    })
  await step('npm publish --dry-run', () => tryPublish(tarball))
  if (isDryRun) return 0
  return run('npm', ['publish', tarball], { env: withoutNpmSettings(process.env) })
})
