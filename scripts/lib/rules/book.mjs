import { Refusal } from '../say.mjs'

const LINE = /^(?:([A-Z]{2,3})|([A-Z]{2,3})-\d{2})\t([^\t]*\S[^\t]*)(?:\tdeparts: ([^\t]+))?$/

/**
 * Parses the rulebook: `area<TAB>name` opens an area, `id<TAB>rule` is one of its rules, with a third column
 * `departs: …` where the product does otherwise; lines that begin with # are comments.
 */
export function parseBook(text) {
  const areas = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [, area, areaOfRule, words, departs] = LINE.exec(line) ?? []
    const [id] = line.split('\t')
    const isKnown = areas.some((area) => area.id === id || area.rules.some((rule) => rule.id === id))
    if (isKnown || !words || (areaOfRule && areaOfRule !== areas.at(-1)?.id))
      throw new Refusal(
        `规则书第 ${index + 1} 行：应为“编号<Tab>规则”，编号不重复，排在自己的“领域<Tab>名称”之后`,
      )
    if (area) areas.push({ id, name: words, rules: [] })
    else areas.at(-1).rules.push({ id, words, departs })
  }
  return areas
}
