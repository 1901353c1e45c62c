import { readQualificationTags } from './qualification-text'

const HEAD = 4

/** A qualification as a member's company is shown with it. */
interface Shown {
  readonly name: string
  readonly grade: string | null
  readonly validUntil: string | null
}

/**
 * The categories of the qualifications that have not ended on `today` (YYYY-MM-DD), by their codes, each once: what lists
 * of tenders are filtered by (MYC-02).
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
