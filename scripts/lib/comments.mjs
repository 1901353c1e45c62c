/** The start of a comment, or of a further line of a block. */
const START = /(?:^|\s)\/\/+|\/\*+|^\s*\*(?!\/)/

/** Openings that hide the subject: a comment begins with the thing it describes. */
const OPENING = /^\s*(?:What|Who|Whose|Whether|How|Which|Where|When)\b/

/** Words without a subject, or with a meaning that has to be guessed. */
const WORDS = /\b(?:told|tells|nobody|somebody|whoever|stands (?:in|for|under))\b/i

const DIRECTIVE = /^(?:biome-ignore|@ts-)/

const isRiddle = (text) => !DIRECTIVE.test(text) && (OPENING.test(text) || WORDS.test(text))

/** Comments of a source text that break the rule of docs/STYLE.md, each with its line number. */
export const findRiddles = (source) =>
  source.split('\n').flatMap((line, index) => {
    const start = START.exec(line)
    if (!start) return []
    const comment = line.slice(start.index + start[0].length).trim()
    return isRiddle(comment) ? [`${index + 1}: ${comment}`] : []
  })

/** Rules of a table (id, tab, rule) that break it. */
export const findRiddlesOfRules = (table) =>
  table.split('\n').flatMap((line, index) => {
    const [, rule = ''] = line.split('\t')
    return isRiddle(rule) ? [`${index + 1}: ${rule}`] : []
  })
