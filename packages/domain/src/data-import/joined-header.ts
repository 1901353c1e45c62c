/** The names of the columns of a header, and those that are below a common name. */
interface JoinedHeader {
  readonly names: readonly string[]
  /** The indexes of the columns below a common name. */
  readonly grouped: ReadonlySet<number>
}

interface Part {
  readonly over: string
  readonly name: string
}

const joinNames = (over: string, name: string) => `${over}：${name}`

/** The two names of each column; null where a name has none above it, so that the rows are no header. */
const pairRows = (upper: readonly string[], lower: readonly string[]): readonly Part[] | null => {
  const parts: Part[] = []
  let over = ''
  for (let i = 0; i < Math.max(upper.length, lower.length); i++) {
    const [above = '', below = ''] = [upper[i]?.trim(), lower[i]?.trim()]
    if (above !== '' || below === '') over = above
    if (below !== '' && over === '') return null
    parts.push(below === '' ? { over: '', name: above } : { over, name: below })
  }
  return parts
}

/**
 * The header of two rows, the upper with names over several columns of the lower one (DAT-38): 资质 over 名称, 等级 and 证书号
 * is 资质：名称, 资质：等级, 资质：证书号. Null for a lower row whose cells are not
 * mostly names of known columns, and for a title over the table.
 */
export function joinHeaderRows(
  upper: readonly string[],
  lower: readonly string[],
  isKnown: (name: string) => boolean,
): JoinedHeader | null {
  const parts = pairRows(upper, lower)
  if (!parts) return null
  const below = parts.filter(({ over }) => over !== '')
  const known = below.filter(({ over, name }) => isKnown(joinNames(over, name)) || isKnown(name))
  if (known.length * 2 < below.length) return null
  const isGroup = (over: string) => {
    const members = below.filter((part) => part.over === over)
    const named = members.filter(({ name }) => isKnown(joinNames(over, name)))
    return members.length > 1 && named.length * 2 >= members.length
  }
  const groups = new Set(below.flatMap(({ over }) => (isGroup(over) ? [over] : [])))
  if (groups.size === 0) return null
  return {
    names: parts.map(({ over, name }) => (groups.has(over) ? joinNames(over, name) : name)),
    grouped: new Set(parts.flatMap(({ over }, i) => (groups.has(over) ? [i] : []))),
  }
}
