import { parentName } from './parent-name'

interface NamedCompany {
  readonly id: string
  readonly name: string
}

/** The known companies that a company belongs to, and that belong to it. */
interface CompanyFamily<T extends NamedCompany> {
  /** Null for a company that is no dependant, or whose parent is not known. */
  readonly parent: T | null
  readonly dependants: readonly T[]
}

const formOf = (name: string): string => name.normalize('NFKC').replace(/\s/g, '')

/**
 * The parent and the dependants of a company among others, by their names (DAT-34): branches, works and subsidiaries
 * are named after the whole name of their parent. Of several companies with the parent's name none is taken.
 */
export function findFamily<T extends NamedCompany>(
  { id, name }: NamedCompany,
  others: readonly T[],
): CompanyFamily<T> {
  const parent = parentName(name)
  const parents = parent === null ? [] : others.filter((each) => formOf(each.name) === formOf(parent))
  const dependants = others.filter((each) => {
    const named = parentName(each.name)
    return each.id !== id && named !== null && formOf(named) === formOf(name)
  })
  return { parent: parents.length === 1 ? (parents[0] ?? null) : null, dependants }
}
