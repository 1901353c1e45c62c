import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { notices } from './content.table'

/** A document by its number; the other fields are null if it is not stored. */
interface LinkedDocument {
  readonly documentNumber: string
  readonly id: string | null
  readonly channel: string | null
  readonly title: string | null
  readonly effectiveOn: string | null
}

interface Numbered {
  readonly documentNumber: string | null
  readonly replacedBy: string | null
}

/**
 * The document that replaces another, and the documents it replaces, by their numbers (CON-02).
 * @param shown the condition of articles that a reader may see
 */
export async function findDocumentLinks(
  db: Queryable,
  { documentNumber, replacedBy }: Numbered,
  shown: SQL | undefined,
): Promise<{ readonly successor: LinkedDocument | null; readonly predecessors: LinkedDocument[] }> {
  const read = async (condition: SQL): Promise<LinkedDocument[]> => {
    const rows = await db
      .select({
        documentNumber: notices.documentNumber,
        id: notices.id,
        channel: notices.type,
        title: notices.title,
        effectiveOn: notices.effectiveOn,
      })
      .from(notices)
      .where(and(condition, shown))
      .orderBy(asc(notices.issuedOn), asc(notices.id))
    return rows.map((row) => ({ ...row, documentNumber: row.documentNumber ?? '' }))
  }
  const unheld = (number: string): LinkedDocument => ({
    ...{ documentNumber: number, id: null, channel: null },
    ...{ title: null, effectiveOn: null },
  })
  const [document] = replacedBy === null ? [] : await read(eq(notices.documentNumber, replacedBy))
  return {
    successor: replacedBy === null ? null : (document ?? unheld(replacedBy)),
    predecessors: documentNumber === null ? [] : await read(eq(notices.replacedBy, documentNumber)),
  }
}
