import type { AnyValue } from '../records'
import type { Composed } from './compose'
import { type Statement, statedOn } from './statement'

/** Values of a record from one source with one date of the data. */
interface OriginGroup {
  readonly statement: Statement
  readonly dataOn: string
  /** The keys of their columns. */
  readonly keys: readonly string[]
}

/** The sources of values by date, that of the most values first (DAT-14). */
export function groupOrigins(
  { origins }: Pick<Composed, 'origins'>,
  keys: readonly string[],
): readonly OriginGroup[] {
  const groups: Array<OriginGroup & { keys: string[] }> = []
  for (const key of keys) {
    const statement = origins[key]
    if (!statement) continue
    const dataOn = statedOn(statement, key) ?? statement.dataOn
    const group = groups.find((each) => each.statement === statement && each.dataOn === dataOn)
    if (group) group.keys.push(key)
    else groups.push({ statement, dataOn, keys: [key] })
  }
  return groups.sort((a, b) => b.keys.length - a.keys.length)
}

/** The address of the page that a statement was read from; null for none. */
export function sourceUrlOf({
  values,
}: {
  readonly values: Readonly<Record<string, AnyValue>>
}): string | null {
  const { sourceUrl } = values
  return typeof sourceUrl === 'string' ? sourceUrl : null
}
