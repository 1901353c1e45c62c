import { readQualificationTags } from '../records'

const HEAD = 4

interface Shown {
  readonly name: string
  readonly grade: string | null
  readonly validUntil: string | null
}

/**
 * The category codes of the qualifications that are still valid on `today` (YYYY-MM-DD), without duplicates, as filter
 * values for tender lists (MYC-02).
 */
export function listValidCategories(qualifications: readonly Shown[], today: string): readonly string[] {
  const valid = qualifications.filter(({ validUntil }) => validUntil === null || validUntil >= today)
  return [
    ...new Set(
      valid.flatMap(({ name, grade }) =>
        readQualificationTags(`${name}${grade ?? ''}`).map((tag) => tag.slice(0, HEAD)),
      ),
    ),
  ]
}
