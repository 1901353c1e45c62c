import { isSource, type Statement } from '../statements'

/** A statement with its number, by which staff choose it. */
type Numbered = Statement & { readonly ordinal: number | null }

interface Parts<T> {
  readonly stays: readonly T[]
  readonly leaves: readonly T[]
}

const namesCompany = ({ values: { name } }: Statement) => typeof name === 'string' && name !== ''

/**
 * The statements of a record that an import made of two companies, as two parts (DAT-35), or the problem in Chinese. Both
 * parts need a source that names its company; corrections stay with the record.
 * @param leaving the numbers of the statements of the other company
 */
export function divideStatements<T extends Numbered>(
  statements: readonly T[],
  leaving: readonly number[],
): Parts<T> | { readonly problem: string } {
  const chosen = new Set(leaving)
  const leaves = statements.filter(
    (each) => isSource(each) && each.ordinal !== null && chosen.has(each.ordinal),
  )
  const stays = statements.filter((each) => !leaves.includes(each))
  if (chosen.size === 0) return { problem: '请选择另一家企业的来源' }
  if (leaves.length !== chosen.size) return { problem: '来源已有变化，请刷新后再选' }
  if (!stays.some((each) => isSource(each))) return { problem: '至少留下一个来源' }
  const isNamed = [stays, leaves].every((part) => part.some((each) => isSource(each) && namesCompany(each)))
  return isNamed ? { stays, leaves } : { problem: '两家都需要一个写明企业名称的来源' }
}
