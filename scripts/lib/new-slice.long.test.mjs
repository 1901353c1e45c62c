import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runsAll } from './breadth.mjs'
import { newSlice } from './new-slice.mjs'
import { at } from './workspace.mjs'

let root

/** A temporary workspace: the real settings and packages, and only the sources that a slice imports. */
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'slice-')))
  for (const name of [
    'tsconfig.base.json',
    'pnpm-workspace.yaml',
    'biome.json',
    'scripts/lint',
    'scripts/lib/breadth.mjs',
    '.gitignore',
  ]) {
    cpSync(at(name), join(root, name), { recursive: true })
  }
  symlinkSync(at('node_modules'), join(root, 'node_modules'), 'dir')
  for (const name of ['domain', 'gateway', 'ui', 'web']) {
    mkdirSync(join(root, 'packages', name, 'src'), { recursive: true })
    for (const file of [
      'package.json',
      'tsconfig.json',
      'tsconfig.test.json',
      'vitest.config.ts',
      'test-support',
      'node_modules',
    ]) {
      const from = at('packages', name, file)
      if (!existsSync(from)) continue
      if (file === 'node_modules') symlinkSync(from, join(root, 'packages', name, file), 'dir')
      else cpSync(from, join(root, 'packages', name, file), { recursive: true })
    }
  }
  const used = [
    ...readdirSync(at('packages/gateway/src')).map((name) => `gateway/src/${name}`),
    'web/src/app',
    // Imported by the setup file of the tests.
    'ui/src/overlays',
  ]
  for (const path of used) symlinkSync(at('packages', path), join(root, 'packages', path))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function runTool(path, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('node_modules', path), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: 'test' },
  })
  return { status, output: stdout + stderr }
}

const passes = { status: 0, output: expect.any(String) }

for (const [kind, word] of [
  ['domain', 'FAV-01'],
  ['gateway', undefined],
  ['web', '收藏夹'],
]) {
  it.runIf(runsAll('LONG'))(
    `a new ${kind} slice compiles, is clean and passes its own tests`,
    { timeout: 180_000 },
    () => {
      const { files } = newSlice(root, [kind, 'saved-favorites', ...(word ? [word] : [])])
      expect(readdirSync(join(root, files[0], '..')).length).toBe(files.length)

      const folder = join(root, 'packages', kind)
      // Only the slice: its imports are followed, symlinked packages are not treated as sources.
      const base = kind === 'domain' ? './tsconfig.test.json' : './tsconfig.json'
      const project = { extends: base, include: ['src/**/saved-favorites/**/*'], exclude: [] }
      writeFileSync(join(folder, 'tsconfig.slice.json'), JSON.stringify(project))
      // Errors elsewhere are reported by the type check of that package.
      const tsc = ['--noEmit', '--listFiles', '-p', join(folder, 'tsconfig.slice.json')]
      const lines = runTool('typescript-native/bin/tsc', tsc).output.split('\n')
      const ofSlice = lines.filter((line) => line.includes('saved-favorites'))
      expect(ofSlice.filter((line) => line.includes('error TS'))).toEqual([])
      expect(ofSlice.length).toBe(files.length)
      expect(
        runTool('@biomejs/biome/bin/biome', [
          'check',
          '--vcs-enabled=false',
          '--error-on-warnings',
          ...files,
        ]),
      ).toEqual(passes)
      if (!files.some((file) => file.includes('.test.'))) return
      expect(
        runTool('vitest/vitest.mjs', ['run', '--config', 'vitest.config.ts', 'saved-favorites'], folder),
      ).toEqual({
        status: 0,
        output: expect.stringContaining('1 passed'),
      })
    },
  )
}

it('refuses an existing name and changes nothing', () => {
  newSlice(root, ['domain', 'favorites', 'FAV-01'])
  expect(() => newSlice(root, ['domain', 'favorites', 'FAV-02'])).toThrow(
    'packages/domain/src/favorites 已存在',
  )
})

it('refuses invalid names, unknown packages and missing arguments, and writes nothing', () => {
  const wrong = [
    ['domain', 'Favorites', 'FAV-01'],
    ['domain', '../x', 'FAV-01'],
    ['domain', 'a--b', 'FAV-01'],
    ['domain', '1st', 'FAV-01'],
    ['domain', 'new', 'FAV-01'],
    ['domain', 'favorites', 'fav'],
    ['domain', 'favorites'],
    ['web', 'favorites'],
    ['web', 'favorites', '<b>'],
    ['gateway', 'favorites', 'FAV-01'],
    ['sdk', 'favorites'],
    ['toString', 'favorites'],
    ['domain'],
    [],
  ]
  for (const args of wrong) expect(() => newSlice(root, args), args.join(' ')).toThrow('用法：npm run new')
  expect(readdirSync(join(root, 'packages/domain/src'))).toEqual([])
})
