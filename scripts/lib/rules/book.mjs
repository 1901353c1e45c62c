import { readFileSync } from 'node:fs'
import { Refusal } from '../say.mjs'

const AREA = /^[A-Z]{2,3}$/
const DEPARTS = /^departs: (.+)$/
const RULE = /^([A-Z]{2,3})-\d{2}$/

/**
 * Reads a rulebook: `area<TAB>name` opens an area, `id<TAB>rule` is one of its rules,
 * `id<TAB>rule<TAB>planned` a rule without running code yet, `id<TAB>rule<TAB>departs: …` a rule that the
 * product implements differently; lines that begin with # are comments. The returned `id` matches the ids
 * of these areas in a text, so not UTF-16 or SHA-256.
 */
export function readBook(path) {
  const areas = []
  const rules = []
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [id, text, mark, ...rest] = line.split('\t')
    const refuse = (why) => {
      throw new Refusal(`${path} 第 ${index + 1} 行：${why}`)
    }
    const departs = DEPARTS.exec(mark ?? '')?.[1]
    if (!text?.trim() || rest.length || !(mark === undefined || mark === 'planned' || departs))
      refuse('应为“编号<Tab>规则”，未接入的后面加“<Tab>planned”，有出入的加“<Tab>departs: 说明”')
    if ([...areas, ...rules].some((one) => one.id === id)) refuse(`${id} 已经有了`)
    const area = RULE.exec(id)?.[1]
    if (area && area !== areas.at(-1)?.id) refuse(`${id} 应排在“${area}<Tab>名称”之后`)
    if (area)
      rules.push({ id, area, text: text.trim(), planned: mark === 'planned', ...(departs && { departs }) })
    else if (AREA.test(id)) areas.push({ id, name: text.trim() })
    else refuse(`${id} 不是规则编号`)
  }
  return { areas, rules, id: new RegExp(`\\b(?:${areas.map((area) => area.id).join('|')})-\\d{2}\\b`) }
}
