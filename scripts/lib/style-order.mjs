/**
 * The rules of a style sheet, in their order: selector, conditions (media, container), names of the
 * properties.
 */
function parseRules(css) {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const rules = []
  const open = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign !== '{' && sign !== '}' && sign !== ';') continue
    const words = text.slice(start, at).trim().replace(/\s+/g, ' ')
    start = at + 1
    if (sign === '{') open.push({ words, properties: [] })
    // The last declaration of a block needs no semicolon.
    else {
      const property = /^([\w-]+)\s*:/.exec(words)?.[1]
      if (property) open.at(-1)?.properties.push(property)
      if (sign === '}') rules.push(...closed(open))
    }
  }
  return rules
}

const isCondition = (words) => /^@(media|variant|container|supports)\b/.test(words)

/** Closes the innermost block and returns its rules: one for each selector of its list. */
function closed(open) {
  const block = open.pop()
  if (!block || block.words.startsWith('@') || block.properties.length === 0) return []
  // Keyframes contain no rules for elements.
  if (open.some(({ words }) => words.startsWith('@keyframes'))) return []
  const conditions = open.filter(({ words }) => isCondition(words)).map(({ words }) => words)
  const isLayered = open.some(({ words }) => words.startsWith('@layer'))
  return splitList(block.words).map((selector) => ({
    selector,
    conditions,
    isLayered,
    properties: block.properties,
  }))
}

/** The parts of a selector list: commas within brackets belong to a part. */
function splitList(words) {
  let depth = 0
  const parts = ['']
  for (const sign of words) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

const count = (text, pattern) => text.match(pattern)?.length ?? 0

/** Ids, classes (with attributes and pseudo-classes), elements (with pseudo-elements). */
function specificity(selector) {
  const elements = count(selector, /::[\w-]+/g) + count(selector, /(^|[\s>+~(,])[a-z][\w-]*/g)
  const plain = selector.replace(/::[\w-]+/g, '').replace(/:(is|not|has|where|nth-[\w-]+)\(/g, ' ')
  const classes = count(plain, /\.[\w-]+/g) + count(plain, /\[[^\]]*\]/g) + count(plain, /:[\w-]+/g)
  return [count(selector, /#[\w-]+/g), classes, elements]
}

/**
 * The classes of the elements that a selector matches: those of its last part, or the part itself without
 * classes.
 */
const subjectsOf = (selector) => {
  const last = selector.split(/\s*[>+~ ]\s*(?![^([]*[)\]])/).at(-1) ?? ''
  const plain = last.replace(/:(is|not|has|where)\([^)]*\)/g, '')
  return plain.match(/\.[\w-]+/g) ?? [selector]
}

const isPartOf = (one, other) => one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)

const shares = (one, other) =>
  subjectsOf(one.selector).some((name) => subjectsOf(other.selector).includes(name)) &&
  one.properties.some((a) => other.properties.some((b) => isPartOf(a, b)))

/** True when the load order of two files decides between a rule for some screens and a rule for all. */
const isUnsure = (rule, base) =>
  rule.file !== base.file &&
  rule.isLayered === base.isLayered &&
  String(specificity(rule.selector)) === String(specificity(base.selector))

/** True when a rule for some screens never applies: its base follows it, or is outside its layers. */
const isLost = (rule, base) =>
  rule.selector === base.selector &&
  ((rule.isLayered && !base.isLayered) || (rule.file === base.file && rule.order < base.order))

/**
 * The rules for some screens (media, container) of style sheets, by name, that their base rules override or
 * may override.
 */
export function findLostRules(sheets) {
  const all = Object.entries(sheets).flatMap(([file, css]) =>
    parseRules(css).map((rule, order) => ({ ...rule, file, order })),
  )
  const bases = all.filter(({ conditions }) => conditions.length === 0)
  return all
    .filter(({ conditions }) => conditions.length > 0)
    .flatMap((rule) =>
      bases
        .filter((base) => shares(rule, base) && (isUnsure(rule, base) || isLost(rule, base)))
        .map(
          (base) => `${rule.file} ${rule.conditions.at(-1)} ${rule.selector} ← ${base.file} ${base.selector}`,
        ),
    )
}
