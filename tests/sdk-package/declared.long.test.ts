import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createComparison, openDeclarations } from '../support/declared'

const DECLARED = `export interface Answer {
  readonly id: string
  readonly amount: number | null
  readonly state: 'new' | 'paid' | (string & {})
  readonly tags: readonly { readonly name: string }[]
  readonly places: { readonly [key: string]: number }
  readonly note?: string
  readonly isFree: boolean
  readonly more: unknown
}
`
const VALUE = {
  id: '1',
  amount: null,
  state: 'paid',
  tags: [{ name: 'a' }],
  places: { x: 1 },
  isFree: true,
  more: [1],
}

const folder = mkdtempSync(join(tmpdir(), 'zhushutong-declared-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a value differs from its declaration by type, absence and what is not declared', () => {
  const liesBy = (text: string) => {
    const file = join(folder, 'answer.d.ts')
    writeFileSync(file, text)
    const { checker, typeNamed } = openDeclarations(file)
    return createComparison(checker).findLies(VALUE, typeNamed('Answer'), 'answer')
  }
  expect(liesBy(DECLARED)).toEqual([])
  const changed = DECLARED.replace('number | null', 'number')
    .replace("'paid' | ", '')
    .replace('{ readonly name: string }', '{ readonly title: string }')
    .replace('[key: string]: number', '[key: string]: string')
    .replace('note?', 'note')
    .replace('isFree: boolean', 'isFree: false')
  expect(liesBy(changed)).toEqual([
    'answer.amount: null is no number',
    'answer.state: "paid" is no "new" | (string & {})',
    'answer.tags[].title: absent',
    'answer.tags[].name: not declared',
    'answer.places.*: 1 is no string',
    'answer.note: absent',
    'answer.isFree: true is no false',
  ])
})
