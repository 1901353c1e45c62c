const DOMAIN = 'packages/domain/src/'
const ENTRY =
  /^packages\/(gateway\/src\/app\/(main|tasks|admin)\.ts|web\/src\/(app\/.+|proxy\.ts|server\/main\.ts)|console\/src\/main\.tsx)$/
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?(?:function\*?|const|class) (\w+)/g
const FOR_TESTS = /\.fixture\.ts$|\/testing\//
const MAX_HOMES = 3
/** Runs the machines of every rule without a rule of its own: its tests need no rule id. */
const WITHOUT_RULES = `${DOMAIN}machine/`

/** The ids in a text; `LOG-01 to LOG-03` means three. */
function idsIn(text, pattern) {
  const ranges = text.replace(new RegExp(`(${pattern}) to (${pattern})`, 'g'), (_, from, to) => {
    const [area, first] = from.split('-')
    const length = to.split('-')[1] - first + 1
    return Array.from({ length }, (_, i) => `${area}-${String(+first + i).padStart(2, '0')}`).join(' ')
  })
  return [...new Set(ranges.match(new RegExp(pattern, 'g')))]
}

/** The modules that run in the product: reached by imports from its entries and from what the SDK publishes. */
function reachFrom(modules, published) {
  const reached = new Set([...modules.keys()].filter((path) => ENTRY.test(path)).concat(published))
  for (const path of reached) for (const entry of modules.get(path)?.imports ?? []) reached.add(entry.path)
  return reached
}

/** Compares the book with the sources: homes of each rule as [file, name], and the problems, a line each. */
export function compareRules(areas, modules, published) {
  const pattern = `\\b(?:${areas.map(({ id }) => id).join('|')})-\\d{2}\\b`
  const known = new Map(areas.flatMap(({ rules }) => rules.map(({ id }) => [id, []])))
  const reached = reachFrom(modules, published)
  const proven = new Set()
  const problems = []
  for (const [path, { text }] of modules) {
    if (!path.startsWith(DOMAIN) || FOR_TESTS.test(path)) continue
    const isTest = path.endsWith('.test.ts')
    const ids = isTest
      ? [...text.matchAll(new RegExp(`['"\`]((?:${pattern}[ ,]+)+)`, 'g'))].flatMap(([, all]) =>
          idsIn(all, pattern),
        )
      : [...text.matchAll(DOCUMENTED)].flatMap(([, doc, name]) =>
          idsIn(doc, pattern).map(
            (id) => (known.get(id)?.push([path.slice(DOMAIN.length), name]) && id) || id,
          ),
        )
    for (const id of ids) {
      if (!known.has(id)) problems.push(`${path} 写着 ${id}，规则书里没有`)
      if (isTest) proven.add(id)
    }
    if (isTest && !path.startsWith(WITHOUT_RULES))
      for (const [, title] of text.matchAll(/^\s*it\(\s*['"`](.+)/gm))
        if (!new RegExp(`^${pattern}`).test(title))
          problems.push(`${path} 的测试没有以规则编号开头：${title}`)
  }
  for (const [id, homes] of known) {
    if (!homes.length) problems.push(`${id} 没有写在任何导出值的说明里`)
    else if (!homes.some(([file]) => reached.has(DOMAIN + file)))
      problems.push(`${id} 没有页面、接口或任务用到`)
    if (homes.length > MAX_HOMES)
      problems.push(
        `${id} 有 ${homes.length} 个出处，最多 ${MAX_HOMES} 个：${homes.map(([, name]) => name).join('、')}`,
      )
    if (!proven.has(id)) problems.push(`${id} 没有测试`)
  }
  return { homes: known, problems }
}

const escapeCell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** Renders docs/RULES.md. */
export function renderPage(areas, homes) {
  const lines = [
    '# Rules',
    '',
    'Written by `npm run rules` from `packages/domain/rules.tsv` and the docstrings of the domain; change those, then run it again. The tests of a rule begin with its id: `git grep PAY-02`. A rule has the wording of the specification; where the product does otherwise, **departs:** says how.',
  ]
  for (const { id: area, name, rules } of areas) {
    lines.push('', `## ${area}`, '', `${name}.`, '', '|  | rule | lives in |', '| --- | --- | --- |')
    for (const { id, words, departs } of rules) {
      const text = escapeCell(words) + (departs ? `<br>**departs:** ${escapeCell(departs)}` : '')
      const links = homes.get(id).map(([file, value]) => `[\`${value}\`](../${DOMAIN}${file})`)
      lines.push(`| ${id} | ${text} | ${links.join(', ')} |`)
    }
  }
  return `${lines.join('\n')}\n`
}
