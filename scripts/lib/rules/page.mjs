const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
// Map.groupBy needs Node 21.
function by(list, key) {
  const groups = new Map()
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return groups
}

/**
 * Number of rules and tests of each area, planned rules separately; a test of several rules counts once for
 * each area.
 */
export function countsOf({ areas, rules }, tests) {
  return areas.map(({ id: area, name }) => {
    const own = rules.filter((rule) => rule.area === area)
    const planned = own.filter((rule) => rule.planned).length
    return {
      area,
      name,
      rules: own.length - planned,
      planned,
      tests: tests.filter((test) => test.ids.some((id) => id.startsWith(`${area}-`))).length,
    }
  })
}

const link = (folder, file) => `[${file}](${folder}/${file})`

function homesOf(id, exports, folder) {
  const homes = exports.filter((one) => one.ids.includes(id))
  return [...by(homes, (home) => home.file)]
    .map(([file, names]) => `${link(folder, file)} ${names.map(({ name }) => `\`${name}\``).join(', ')}`)
    .join('<br>')
}

/** The rule in the words of the specification, and below it the difference in the product. */
const wordsOf = ({ text, departs }) =>
  departs ? `${escaped(text)}<br>**departs:** ${escaped(departs)}` : escaped(text)

const row = (cells) => `| ${cells.join(' | ')} |`

const INTRODUCTION = `# Rules

Written by \`npm run rules\` from \`packages/domain/rules.tsv\`, the docstrings and the imports of all packages; change those, then run it again. The tests of a rule begin with its id: \`git grep PAY-02\`. What runs a rule is found from the sources: the screens, dialogs, calls, jobs, commands and SDK entries from which the code of the rule is reached, of each kind the one that runs most of it. [TESTING.md](TESTING.md#the-rules-and-their-runners) says how.

Rules of the specification stand in its own wording; where the product does otherwise, **departs:** says how.

What nothing runs yet is [planned](#planned): written down and coded in the domain, and no part of the product.
`

/** Renders docs/RULES.md. `folder` is the path from the page to the domain's sources. */
export function pageOf(book, { exports, tests }, { runBy }, folder) {
  const { rules } = book
  const counts = countsOf(book, tests)
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const lines = [INTRODUCTION, row(['area', '', 'rules', 'planned']), '| --- | --- | ---: | ---: |']
  for (const { area, name, rules: n, planned } of counts)
    lines.push(row([n ? `[${area}](#${area.toLowerCase()})` : area, name, n, planned]))
  lines.push(row(['', 'all', sum('rules'), sum('planned')]))
  for (const { area, name } of counts) {
    const own = rules.filter((rule) => rule.area === area && !rule.planned)
    if (!own.length) continue
    lines.push('', `## ${area}`, '', `${name}.`, '')
    lines.push(row(['', 'rule', 'lives in', 'is run by']), '| --- | --- | --- | --- |')
    for (const { id, text, departs } of own) {
      const cells = [homesOf(id, exports, folder), runBy(id).join(', ')]
      lines.push(row([id, wordsOf({ text, departs }), ...cells]))
    }
  }
  lines.push('', '## Planned', '', row(['', 'rule', 'is prepared in']), '| --- | --- | --- |')
  for (const { id, text, planned } of rules)
    if (planned) lines.push(row([id, escaped(text), homesOf(id, exports, folder)]))
  return `${lines.join('\n')}\n`
}
