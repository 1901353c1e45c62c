import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const at = (path: string) => new URL(`../${path}`, import.meta.url)
const read = (path: string) => readFileSync(at(path), 'utf8')
const READMES = ['README.md', 'README.en.md']

/** The programs of a README; their comments may be in its language. */
const programsIn = (text: string) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code = '']) => ({
    language,
    code: code.replace(/(^|\s)\/\/ .*$/gm, ''),
  }))
const headingsIn = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^(#+) /gm)].map(([, marks]) => marks)
const optionsIn = (text: string) => [...text.matchAll(/^\| `(@?[\w/-]+)`/gm)].map(([, name]) => name)

describe('the README in Chinese and in English', () => {
  const [chinese, english] = READMES.map(read) as [string, string]

  it('show the same programs in the same order', () => {
    expect(programsIn(chinese).length).toBeGreaterThan(10)
    expect(programsIn(english)).toEqual(programsIn(chinese))
  })

  it('have the same sections, options and subpaths, and a link to each other', () => {
    expect(headingsIn(english)).toEqual(headingsIn(chinese))
    expect(optionsIn(english)).toEqual(optionsIn(chinese))
    expect(chinese).toContain('](./README.en.md)')
    expect(english).toContain('](./README.md)')
  })

  it.each(READMES)('%s links only files that are in the package', (name) => {
    const { files } = JSON.parse(read('package.json')) as { files: readonly string[] }
    const paths = [...read(name).matchAll(/\]\(\.\/([^)#]+)/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(2)
    for (const path of paths) {
      expect(existsSync(at(path)), path).toBe(true)
      expect([...files, ...READMES], path).toContain(path.split('/')[0])
    }
  })
})
