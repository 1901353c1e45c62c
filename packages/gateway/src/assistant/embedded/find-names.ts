import { listNameCandidates, type NamedRecord } from '@zhushutong/domain/assistant'
import {
  agency,
  company,
  EMPTY_QUERY,
  findKind,
  normaliseForSearch,
  owner,
  person,
  type RecordKind,
  type RecordView,
  tender,
} from '@zhushutong/domain/records'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db'
import { type Asker, columnIn, type recordSearch, tableOf } from '../../records'

export type Search = ReturnType<typeof recordSearch>

interface FoundNames {
  /** In the order of the question, with the words that name them. */
  readonly named: ReadonlyArray<NamedRecord & { readonly text: string }>
  /** A full name without a record; null for none. */
  readonly missing: string | null
  /** Part of a name that several companies share; null for none. */
  readonly several: { readonly text: string; readonly companies: readonly RecordView[] } | null
}

/** A text that more companies than this share is not treated as a name. */
const FEW = 5
/** In this order: the owner of a tender is often a company as well. */
const NAMED_KINDS: readonly RecordKind[] = [company, owner, agency, tender]
const PERSON_NAME = /^\p{Script=Han}{2,4}$/u

/**
 * Finds the records that a question names: by their full names, or a company by a part that is unique to its
 * name.
 */
export function nameFinder(database: Database, search: Search) {
  const findExact = async (kind: RecordKind, text: string): Promise<NamedRecord | null> => {
    const table = tableOf(kind)
    const rows = await database
      .read()
      .select({ id: columnIn(table, 'id'), name: columnIn(table, kind.title) })
      .from(table)
      .where(eq(columnIn(table, 'searchTitle'), normaliseForSearch(text)))
      .limit(1)
    const [row] = rows
    return row ? { kind: kind.kind as NamedRecord['kind'], id: String(row.id), name: String(row.name) } : null
  }

  const findNamed = async (text: string): Promise<NamedRecord | null> => {
    for (const kind of NAMED_KINDS) {
      const namedRecord = await findExact(kind, text)
      if (namedRecord) return namedRecord
    }
    return PERSON_NAME.test(text) ? findExact(person, text) : null
  }

  const findByPart = async (text: string, asker: Asker): Promise<readonly RecordView[]> => {
    const page = await search(
      company,
      { ...EMPTY_QUERY, keyword: text.slice(0, 40), match: 'literal' },
      asker,
    )
    return 'error' in page || page.total > FEW ? [] : page.records
  }

  /**
   * True when the text is a word in the titles of this kind: 医院招标. In 恒泰招标 it is part of a company's name.
   */
  const isInTitles = async (kindName: string | null, text: string, asker: Asker): Promise<boolean> => {
    const kind = kindName === null ? undefined : findKind(kindName)
    if (!kind || kind.keyword === 'whole' || kind === company) return false
    const page = await search(kind, { ...EMPTY_QUERY, keyword: text.slice(0, 40), match: 'literal' }, asker)
    return !('error' in page) && page.total > 0
  }

  /** @param kindName the kind of records that the question asks for; null for none */
  return async (question: string, kindName: string | null, asker: Asker): Promise<FoundNames> => {
    const candidates = listNameCandidates(question, asker.now)
    const named: Array<NamedRecord & { text: string }> = []
    const isTaken = (text: string) =>
      named.some((name) => name.text.includes(text) || text.includes(name.text))
    for (const { text } of candidates) {
      if (isTaken(text)) continue
      const namedRecord = await findNamed(text)
      if (namedRecord) named.push({ ...namedRecord, text })
    }
    const missing = named.length > 0 ? undefined : candidates.find(({ isWhole }) => isWhole)
    let several: FoundNames['several'] = null
    for (const { text, isPart } of candidates) {
      if (!isPart || missing || isTaken(text) || (await isInTitles(kindName, text, asker))) continue
      const companies = await findByPart(text, asker)
      const [recordView] = companies
      if (recordView && companies.length === 1)
        named.push({ kind: 'company', id: recordView.id, name: String(recordView.name), text })
      else if (recordView) several ??= { text, companies }
    }
    const at = (text: string) => question.normalize('NFKC').replace(/\s/g, '').indexOf(text)
    named.sort((a, b) => at(a.text) - at(b.text))
    return { named, missing: missing?.text ?? null, several: named.length > 0 ? null : several }
  }
}
