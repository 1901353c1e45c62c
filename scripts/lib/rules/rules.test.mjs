import { expect, it } from 'vitest'
import { parseBook } from './book.mjs'
import { compareRules, renderPage } from './sources.mjs'

const BOOK = 'PAY\tPurchase\nPAY-01\tA login.\nPAY-02\tPolls | waits.\tdeparts: twice\n'
const BUY = 'packages/domain/src/purchase/buy.ts'
const TEST = 'packages/domain/src/purchase/buy.test.ts'
const MAIN = 'packages/gateway/src/app/main.ts'
const SOUND = {
  [BUY]: '/** Polls (PAY-01 to PAY-02). */\nexport function poll() {}\n/** PAY-01 */\nexport type Order = 1',
  [TEST]: "it('PAY-01 logs in', run)\nit.each([1])('PAY-02, PAY-01 polls', run)",
  [MAIN]: '',
}

function compare(changes = {}, imports = [{ path: BUY }]) {
  const texts = Object.entries({ ...SOUND, ...changes })
  const modules = new Map(
    texts.map(([path, text]) => [path, { text, imports: path === MAIN ? imports : [] }]),
  )
  return compareRules(parseBook(BOOK), modules, [])
}
const problems = (...args) => compare(...args).problems

it('accepts a rule with home, test and runner, and links the home', () => {
  const { homes, problems } = compare()
  expect(problems).toEqual([])
  expect(renderPage(parseBook(BOOK), homes)).toContain(
    `| PAY-02 | Polls \\| waits.<br>**departs:** twice | [\`poll\`](../${BUY}) |`,
  )
})

it('refuses a rule without home, test or runner, with too many homes, and an unknown id', () => {
  const home = (name) => `/** PAY-01 */\nexport const ${name} = 1\n`
  expect(problems({ [BUY]: `${home('one')}/** PAY-02 */\nconst hidden = 1` })).toEqual([
    'PAY-02 没有写在任何导出值的说明里',
  ])
  expect(problems({ [TEST]: "it('PAY-01 logs in', run)" })).toEqual(['PAY-02 没有测试'])
  expect(problems({ [TEST]: `${SOUND[TEST]}\nit('logs in', run)` })).toHaveLength(1)
  expect(problems({}, [])).toHaveLength(2)
  expect(problems({ [BUY]: SOUND[BUY] + ['a', 'b', 'c'].map(home).join('') })).toEqual([
    'PAY-01 有 4 个出处，最多 3 个：poll、a、b、c',
  ])
  expect(problems({ [BUY]: `${SOUND[BUY]}\n/** PAY-77 */\nexport const c = 1` })).toHaveLength(1)
})

it.each(['PAY\tp\nPAY-1\tx', 'PAY-01\tx', 'PAY\tp\nPAY-01\t ', 'PAY\tp\nPAY-01\tx\ty', 'PAY\tp\nPAY\tq'])(
  'refuses the book %j',
  (text) => expect(() => parseBook(text)).toThrow('规则书第'),
)
