const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
// Map.groupBy came with Node 21.
function by(list, key) {
  const groups = new Map()
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return groups
}

/** How many rules and tests each area has; a test of several rules counts for each area once. */
export function countsOf({ areas, rules }, tests) {
  return areas.map(({ id: area, name }) => ({
    area,
    name,
    rules: rules.filter((rule) => rule.area === area).length,
    tests: tests.filter((test) => test.ids.some((id) => id.startsWith(`${area}-`))).length,
  }))
}

const link = (folder, file) => `[${file}](${folder}/${file})`

function homesOf(id, exports, folder) {
  const homes = exports.filter((one) => one.ids.includes(id))
  return [...by(homes, (home) => home.file)]
    .map(([file, names]) => `${link(folder, file)} ${names.map(({ name }) => `\`${name}\``).join(', ')}`)
    .join(' · ')
}

function testsOf(id, tests, folder) {
  const own = tests.filter((test) => test.ids.includes(id))
  return [...by(own, (test) => test.file)].flatMap(([file, titles]) => [
    `- ${link(folder, file)}`,
    ...titles.map(({ title }) => `  - ${escaped(title)}`),
  ])
}

/** docs/RULES.md. `folder` leads from the page to the domain's sources. */
export function pageOf(book, { exports, tests }, folder) {
  const { rules } = book
  const counts = countsOf(book, tests)
  const lines = [
    '# Rules',
    '',
    'Written by `npm run rules` from `packages/domain/rules.tsv`, the docstrings and the test titles; change those, then run it again.',
    '',
    '| area | | rules | tests |',
    '| --- | --- | ---: | ---: |',
    ...counts.map(
      ({ area, name, rules: n, tests: t }) => `| [${area}](#${area.toLowerCase()}) | ${name} | ${n} | ${t} |`,
    ),
    `| | all | ${rules.length} | ${tests.length} |`,
  ]
  for (const { area, name } of counts) {
    lines.push('', `## ${area}`, '', `${name}.`)
    for (const { id, text } of rules.filter((rule) => rule.area === area)) {
      lines.push('', `### ${id}`, '', escaped(text), '', `Lives in ${homesOf(id, exports, folder)}`, '')
      lines.push(...testsOf(id, tests, folder))
    }
  }
  return `${lines.join('\n')}\n`
}
