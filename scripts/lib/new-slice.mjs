import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './say.mjs'
import { SLICES } from './slices.mjs'

const USAGE = `用法：npm run new -- <包> <功能名> [说明]
  npm run new -- domain  favorites FAV-01   业务规则：index.ts、favorites.ts、测试（写明规则编号）
  npm run new -- gateway favorites          网关：feature、routes、store、table
  npm run new -- web     favorites 收藏夹   界面：view、use、测试（写明界面上的名称）
功能名用小写英文，词间用连字符，如 record-notes`

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
// Common reserved words: a feature of such a name would not compile.
const RESERVED = new Set(
  'class default delete export function import in new return switch this typeof var void'.split(' '),
)

function namesOf(kebab) {
  const parts = kebab.split('-')
  const pascal = parts.map((part) => part[0].toUpperCase() + part.slice(1)).join('')
  return {
    kebab,
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    snake: parts.join('_'),
    words: parts.join(' '),
  }
}

/** Writes a new slice and returns its files and the next steps; rejects existing or invalid names. */
export function newSlice(root, [kind, name, word, ...rest]) {
  const slice = Object.hasOwn(SLICES, kind ?? '') ? SLICES[kind] : undefined
  if (!slice || !name || rest.length) throw new Refusal(USAGE, 2)
  if (!NAME.test(name) || name.length > 40 || RESERVED.has(name)) {
    throw new Refusal(`功能名 "${name}" 不可用\n${USAGE}`, 2)
  }
  if (slice.word ? !slice.word.pattern.test(word ?? '') : word) {
    throw new Refusal(`${slice.word ? `还需要${slice.word.expected}` : `多余的参数 "${word}"`}\n${USAGE}`, 2)
  }
  const folder = join(slice.folder, name)
  if (existsSync(join(root, folder))) throw new Refusal(`${folder} 已存在`)

  const files = slice.files(namesOf(name), word)
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, folder, file), text)
  return { files: Object.keys(files).map((file) => join(folder, file)), next: slice.next }
}
