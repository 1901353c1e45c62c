/** Names of types, from those of groups, calls and fields. */
export const capitalise = (name) => name.replace(/(?:^|[_-])(\w)/g, (_, letter) => letter.toUpperCase())

/** The name of an item of a list: `companies` company, `candidates` candidate. */
export function singular(name) {
  if (/people$/i.test(name)) return name.replace(/eople$/, 'erson')
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  if (/(?:ss|us|is)$/.test(name)) return name
  if (/(?:sh|ch|x|s)es$/.test(name) && !/(?:houses|cases|licenses|purchases|courses|bases)$/i.test(name))
    return name.slice(0, -2)
  return name.endsWith('s') ? name.slice(0, -1) : name
}

const WORD = /^[A-Za-z_$][\w$]*$/

/** The name of a field as it is written in a type. */
export const quote = (name) => (WORD.test(name) ? name : `'${name}'`)
