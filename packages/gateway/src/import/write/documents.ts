import { and, eq, inArray, sql } from 'drizzle-orm'
import { sourceDocuments } from '../../records'
import type { Draft, Shape, SourceDocument } from '../shapes'
import type { Transaction } from './existing'

const T = sourceDocuments

/** Documents in the order of their dates, each once; a later one of the list replaces one with the same id. */
function orderDocuments(documents: readonly SourceDocument[]): readonly SourceDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return [...byId.values()].sort((a, b) => a.at - b.at || a.id.localeCompare(b.id))
}

/** The drafts of a source of documents, compiled with the documents of earlier imports (DAT-11). */
export async function completeDrafts(
  tx: Transaction,
  shape: Shape,
  drafts: readonly Draft[],
): Promise<readonly Draft[]> {
  const { compile } = shape
  if (!compile) return drafts
  const rows = await tx
    .select({
      sourceKey: T.sourceKey,
      id: T.documentId,
      at: sql<number>`(extract(epoch from ${T.datedAt}) * 1000)::float8`,
      body: T.body,
    })
    .from(T)
    .where(
      and(
        eq(T.kind, shape.kind.kind),
        eq(T.source, shape.source),
        inArray(
          T.sourceKey,
          drafts.map(({ sourceKey }) => sourceKey),
        ),
      ),
    )
  return drafts.map((draft) => {
    const stored = rows.filter(({ sourceKey }) => sourceKey === draft.sourceKey)
    return compile({ ...draft, documents: orderDocuments([...stored, ...(draft.documents ?? [])]) })
  })
}

/** Stores the documents of drafts. */
export async function saveDocuments(
  tx: Transaction,
  { kind, source }: Shape,
  drafts: readonly Draft[],
  batch: string,
): Promise<void> {
  const rows = drafts.flatMap(({ sourceKey, documents = [] }) =>
    documents.map(({ id, at, body }) => ({
      kind: kind.kind,
      source,
      sourceKey,
      documentId: id,
      datedAt: at,
      body,
      batch,
    })),
  )
  if (rows.length === 0) return
  await tx
    .insert(T)
    .values(rows)
    .onConflictDoUpdate({
      target: [T.kind, T.source, T.sourceKey, T.documentId],
      set: { body: sql`excluded.body`, datedAt: sql`excluded.dated_at` },
    })
}
