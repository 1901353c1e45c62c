import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readBook } from './book.mjs'
import { problemsOf } from './judge.mjs'
import { countsOf, pageOf } from './page.mjs'
import { idsIn, readSources } from './read-sources.mjs'

const made = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function lay(files) {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  made.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const BOOK = `# remark
PAY\tPurchase
PAY-01\tBuying asks for a login.
PAY-02\tPolls 30 times.
AI\tAssistant
AI-01\tThree dots.
`
const SOUND = {
  'purchase/buy.ts': `/** Asks for a login (PAY-01). */
export const buy = () => 1
/** Polls (PAY-02) and waits (AI-01). */
export function poll() {}
/** Not exported, so not found (XX-99). */
const hidden = 1
`,
  'purchase/buy.test.ts': `describe('buying', () => {
  it('PAY-01 a visitor logs in', () => {})
  it.each([1, 2])('PAY-02 polls %i times', () => {})
  it.each\`a\`('PAY-02, AI-01 both', () => {})
  for (const n of [1]) it(\`AI-01 \${n} dots | <b>\`, () => {})
})
`,
}

/** Fixed runners: runs.test.mjs tests the real ones. */
const RUNS = { runBy: () => ['screen home'], unused: [] }

function judge(changes = {}) {
  const folder = lay({ 'rules.tsv': BOOK, ...SOUND, ...changes })
  const book = readBook(join(folder, 'rules.tsv'))
  const sources = readSources(folder, book.id)
  return { book, sources, problems: problemsOf(book.rules, sources, RUNS) }
}

describe('the rulebook', () => {
  it('accepts consistent sources, and counts their content', () => {
    const { book, sources, problems } = judge()
    expect(problems).toEqual([])
    expect(sources.tests.map(({ title, ids, line }) => [title, ids, line])).toEqual([
      ['PAY-01 a visitor logs in', ['PAY-01'], 2],
      ['PAY-02 polls %i times', ['PAY-02'], 3],
      ['PAY-02, AI-01 both', ['PAY-02', 'AI-01'], 4],
      ['AI-01 {n} dots | <b>', ['AI-01'], 5],
    ])
    expect(countsOf(book, sources.tests)).toEqual([
      { area: 'PAY', name: 'Purchase', rules: 2, planned: 0, tests: 3 },
      { area: 'AI', name: 'Assistant', rules: 1, planned: 0, tests: 2 },
    ])
  })

  it('a row without a test is a problem', () => {
    const test = SOUND['purchase/buy.test.ts'].replace("it('PAY-01 a visitor", "it('PAY-02 a visitor")
    expect(judge({ 'purchase/buy.test.ts': test }).problems).toEqual(['PAY-01 没有测试'])
  })

  it('a row that no docstring of an export names is a problem', () => {
    const code = SOUND['purchase/buy.ts'].replace('export const buy', 'const buy')
    expect(judge({ 'purchase/buy.ts': code }).problems).toEqual(['PAY-01 没有写在任何导出的说明里'])
  })

  it('a test without a valid rule id at its start is a problem', () => {
    const own = (title) => judge({ 'a/more.test.ts': `it('${title}', () => {})` }).problems
    expect(own('PAY-03 unknown')).toEqual(['a/more.test.ts:1 的测试写着 PAY-03，规则书里没有'])
    expect(own('says hello')).toEqual(['a/more.test.ts:1 的测试没有以规则编号开头：says hello'])
    expect(own('says PAY-01')).toHaveLength(1)
    expect(own('PAY-01')).toHaveLength(1)
  })

  it('the machine runner has no rule of its own: its tests need no rule id', () => {
    expect(judge({ 'machine/run.test.ts': "it('takes a step', () => {})" }).problems).toEqual([])
  })

  it('a file of 301 lines is a problem, one of 300 is none', () => {
    const own = (lines) => judge({ 'a/long.ts': '//\n'.repeat(lines) }).problems
    expect(own(300)).toEqual([])
    expect(own(301)).toEqual(['a/long.ts 有 301 行'])
  })

  it('a docstring that names an unknown rule is a problem', () => {
    const code = `/** Nothing (PAY-77). */\nexport type Nothing = null\n`
    expect(judge({ 'a/nothing.ts': code }).problems).toEqual([
      'a/nothing.ts 的 Nothing 写着 PAY-77，规则书里没有',
    ])
  })

  it('a book with a malformed, unknown or repeated row is refused with its line', () => {
    const read = (text) => () => readBook(join(lay({ 'rules.tsv': text }), 'rules.tsv'))
    expect(read('PAY\tp\nPAY-1\tx')).toThrow('第 2 行：PAY-1 不是规则编号')
    expect(read('PAY-01 x')).toThrow('第 1 行：应为')
    expect(read('PAY\tp\nPAY-01\t ')).toThrow('第 2 行：应为')
    expect(read('PAY\tp\nPAY-01\tx\ty')).toThrow('第 2 行：应为')
    expect(read('PAY\tp\nPAY-01\tx\tplanned\ty')).toThrow('第 2 行：应为')
    expect(read('PAY\tp\nPAY-01\tx\tdeparts: ')).toThrow('第 2 行：应为')
    expect(read('PAY\tp\nPAY-01\tx\tdeparts: y')().rules).toMatchObject([
      { text: 'x', planned: false, departs: 'y' },
    ])
    expect(read('PAY\tp\nPAY-01\tx\tplanned')().rules).toMatchObject([{ text: 'x', planned: true }])
    expect(read('PAY\tp\n\nAI-01\tx')).toThrow('第 3 行：AI-01 应排在')
    expect(read('PAY\tp\nPAY-01\tx\nPAY-01\ty')).toThrow('第 3 行：PAY-01 已经有了')
    expect(read('PAY\tp\nAI\ta\nPAY\tp')).toThrow('第 3 行：PAY 已经有了')
  })

  it('ranges of ids include each of them; ids of unknown areas are ignored', () => {
    const id = /\b(?:LOG|NAV|PAY|SES)-\d{2}\b/
    expect(idsIn('(A 4, LOG-01 to LOG-03, PAY-12)', id)).toEqual(['LOG-01', 'LOG-02', 'LOG-03', 'PAY-12'])
    expect(idsIn('NAV-01 to SES-02', id)).toEqual(['NAV-01', 'SES-02'])
    expect(idsIn('NAV-1, XNAV-01, PAY-123, UTF-16', id)).toEqual([])
  })

  it('the page names rule and home, and changes with these alone', () => {
    const pageWith = (changes) => {
      const { book, sources } = judge(changes)
      return pageOf(book, sources, RUNS, '../src')
    }
    const page = pageWith({})
    expect(page).toContain('| PAY-02 | Polls 30 times. | [purchase/buy.ts](../src/purchase/buy.ts) `poll` |')
    expect(page).toContain('| | all | 3 | 0 |'.replace('| |', '|  |'))
    expect(page).not.toContain('hidden')
    expect(pageWith({ 'a/other.test.ts': "it('AI-01 more', () => {})" })).toBe(page)
    const renamed = SOUND['purchase/buy.ts'].replace('const buy', 'const purchase')
    expect(pageWith({ 'purchase/buy.ts': renamed })).not.toBe(page)
    expect(pageWith({ 'rules.tsv': BOOK.replace('30 times', '31 times') })).not.toBe(page)
  })
})
