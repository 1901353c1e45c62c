import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextVersion, readNote, sectionOf, withSection } from './lib/change-notes.mjs'
import { main } from './lib/processes.mjs'
import { Refusal } from './lib/say.mjs'
import { at } from './lib/workspace.mjs'

const USAGE = `用法：node scripts/release-notes.mjs [--check | --release 2026-12-01]
  不带参数：把 packages/sdk/changes 里的说明汇入 CHANGELOG.md
  --check：只检查 CHANGELOG.md 是否已包含全部说明
  --release：以该日期发布，改写版本号，删除已汇入的说明`

const SDK = at('packages', 'sdk')
const CHANGES = join(SDK, 'changes')
const LOG = join(SDK, 'CHANGELOG.md')
const MANIFEST = join(SDK, 'package.json')

function notesIn(files) {
  return files.map((file) => {
    const note = readNote(readFileSync(join(CHANGES, file), 'utf8'))
    if (note.error) throw new Refusal(`changes/${file}：${note.error}`)
    return note
  })
}

main(async () => {
  const [how, day] = process.argv.slice(2)
  if (how && how !== '--check' && !(how === '--release' && /^\d{4}-\d\d-\d\d$/.test(day ?? '')))
    throw new Refusal(USAGE)
  const files = readdirSync(CHANGES)
    .filter((name) => name.endsWith('.md'))
    .sort()
  if (!files.length) {
    console.log('没有新的说明')
    return 0
  }
  const notes = notesIn(files)
  const manifest = readFileSync(MANIFEST, 'utf8')
  const version = nextVersion(JSON.parse(manifest).version, notes)
  const log = readFileSync(LOG, 'utf8')
  const wanted = withSection(log, version, sectionOf(version, day ?? 'unreleased', notes))
  if (how === '--check') {
    if (wanted === log) return 0
    throw new Refusal('CHANGELOG.md 缺少新的说明，请运行 node scripts/release-notes.mjs')
  }
  writeFileSync(LOG, wanted)
  if (how === '--release') {
    writeFileSync(MANIFEST, manifest.replace(/("version": ")[^"]+/, `$1${version}`))
    for (const file of files) rmSync(join(CHANGES, file))
  }
  console.log(`${version}：${notes.length} 条`)
  return 0
})
