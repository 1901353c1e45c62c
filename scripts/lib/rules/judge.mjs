/** Maximum lines of a file (docs/STYLE.md). */
const MAX_LINES = 300

/** Runs the machines of every rule without a rule of its own: its tests need no rule id. */
const WITHOUT_RULES = 'machine/'

const place = ({ file, line }) => `${file}:${line}`

function problemOfRun({ id, planned }, names) {
  if (!planned && !names.length) return [`${id} 没有页面、接口或任务运行它：接入，或在规则书里标 planned`]
  return planned && names.length ? [`${id} 标着 planned，却由 ${names.join('、')} 运行`] : []
}

/** Problems between the book, the code, its tests and its runners, a line each; empty if they agree. */
export function problemsOf(rules, { exports, tests, lengths }, { runBy, unused }) {
  const known = new Set(rules.map((rule) => rule.id))
  const homes = new Set(exports.flatMap((one) => one.ids))
  const proven = new Set(tests.flatMap((test) => test.ids))
  return [
    ...rules.filter(({ id }) => !proven.has(id)).map(({ id }) => `${id} 没有测试`),
    ...rules.filter(({ id }) => !homes.has(id)).map(({ id }) => `${id} 没有写在任何导出的说明里`),
    ...rules.filter(({ id }) => homes.has(id)).flatMap((rule) => problemOfRun(rule, runBy(rule.id))),
    ...unused.map(
      ({ file, name }) => `${file} 的 ${name} 只有测试用到：接入、删除，或写明它属于哪条 planned 规则`,
    ),
    ...lengths.filter(({ lines }) => lines > MAX_LINES).map(({ file, lines }) => `${file} 有 ${lines} 行`),
    ...tests
      .filter(({ file, ids }) => !ids.length && !file.startsWith(WITHOUT_RULES))
      .map((test) => `${place(test)} 的测试没有以规则编号开头：${test.title}`),
    ...tests.flatMap((test) =>
      test.ids.filter((id) => !known.has(id)).map((id) => `${place(test)} 的测试写着 ${id}，规则书里没有`),
    ),
    ...exports.flatMap(({ file, name, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file} 的 ${name} 写着 ${id}，规则书里没有`),
    ),
  ]
}
