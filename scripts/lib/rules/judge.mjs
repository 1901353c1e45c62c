/** Longer than this, a file is two rooms (docs/STYLE.md). */
const MAX_LINES = 300

const place = ({ file, line }) => `${file}:${line}`

/** What is wrong between the book, the code and its tests, a line each; nothing when they agree. */
export function problemsOf(rules, { exports, tests, lengths }) {
  const known = new Set(rules.map((rule) => rule.id))
  const homes = new Set(exports.flatMap((one) => one.ids))
  const proven = new Set(tests.flatMap((test) => test.ids))
  return [
    ...rules.filter(({ id }) => !proven.has(id)).map(({ id }) => `${id} 没有测试`),
    ...rules.filter(({ id }) => !homes.has(id)).map(({ id }) => `${id} 没有写在任何导出的说明里`),
    ...exports.filter(({ needsDoc }) => needsDoc).map(({ file, name }) => `${file} 的 ${name} 没有说明`),
    ...lengths.filter(({ lines }) => lines > MAX_LINES).map(({ file, lines }) => `${file} 有 ${lines} 行`),
    ...tests
      .filter(({ ids }) => !ids.length)
      .map((test) => `${place(test)} 的测试没有以规则编号开头：${test.title}`),
    ...tests.flatMap((test) =>
      test.ids.filter((id) => !known.has(id)).map((id) => `${place(test)} 的测试写着 ${id}，规则书里没有`),
    ),
    ...exports.flatMap(({ file, name, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file} 的 ${name} 写着 ${id}，规则书里没有`),
    ),
  ]
}
