import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nextVersion, readNote, sectionOf, withSection } from './change-notes.mjs'
import { at } from './workspace.mjs'

const SDK = at('packages', 'sdk')
const files = readdirSync(join(SDK, 'changes'))
const noteOf = (file) => readNote(readFileSync(join(SDK, 'changes', file), 'utf8'))

describe('change notes of the SDK', () => {
  it('have a type and one paragraph each', () => {
    expect(files.filter((name) => !name.endsWith('.md'))).toEqual([])
    for (const file of files) expect(noteOf(file), file).not.toHaveProperty('error')
  })

  it('are all in the change log', () => {
    const log = readFileSync(join(SDK, 'CHANGELOG.md'), 'utf8')
    for (const file of files) expect(log, file).toContain(`- ${noteOf(file).words}\n`)
  })

  it.each([
    ['no front matter', 'Something new.\n'],
    ['an unknown kind', '---\nkind: novel\n---\n\nSomething new.\n'],
    ['a kind that every object has', '---\nkind: constructor\n---\n\nSomething new.\n'],
    ['two paragraphs', '---\nkind: added\n---\n\nOne.\n\nTwo.\n'],
    ['no words', '---\nkind: added\n---\n\n\n'],
    ['no full stop', '---\nkind: added\n---\n\nSomething new\n'],
    ['too many words', `---\nkind: added\n---\n\n${'a'.repeat(400)}.\n`],
  ])('a note with %s is refused', (_, text) => {
    expect(readNote(text)).toEqual({ error: expect.any(String) })
  })

  it('before 1.0 a breaking change or a feature needs a minor version, a fix a patch', () => {
    expect(nextVersion('0.1.3', [{ kind: 'fixed' }, { kind: 'security' }])).toBe('0.1.4')
    for (const kind of ['added', 'changed', 'removed']) expect(nextVersion('0.1.3', [{ kind }])).toBe('0.2.0')
    expect(nextVersion('1.2.3', [{ kind: 'changed' }])).toBe('2.0.0')
    expect(nextVersion('1.2.3', [{ kind: 'added' }])).toBe('1.3.0')
  })

  it('are grouped by type at the top, and running it again changes nothing', () => {
    const notes = [
      { kind: 'fixed', words: 'B.' },
      { kind: 'added', words: 'A.' },
    ]
    const log = '# Changelog\n\n## 0.1.0 - 2026-01-01\n\nFirst.\n'
    const once = withSection(log, '0.2.0', sectionOf('0.2.0', 'unreleased', notes))
    expect(once).toBe(
      '# Changelog\n\n## 0.2.0 - unreleased\n\n### Added\n\n- A.\n\n### Fixed\n\n- B.\n\n## 0.1.0 - 2026-01-01\n\nFirst.\n',
    )
    expect(withSection(once, '0.2.0', sectionOf('0.2.0', 'unreleased', notes))).toBe(once)
  })
})
