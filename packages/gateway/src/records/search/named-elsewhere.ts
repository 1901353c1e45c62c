import { company, listCodeSpellings } from '@zhushutong/domain/records'
import { inArray } from 'drizzle-orm'
import { companyCodes } from '../identity/company-codes.table'
import { companyNames } from '../identity/company-names.table'
import type { Reader } from '../schema/reader'
import { namesOf } from './relevance'
import type { AdmittedSearch } from './search-request'

/** The most companies that one former name or code finds. */
const MAX_IDS = 20

/**
 * The ids of companies with the keyword as a former name, or as a code besides their credit code (DAT-09); empty for
 * other kinds.
 */
export async function findNamedElsewhere(
  reader: Reader,
  { kind, match, request }: Pick<AdmittedSearch, 'kind' | 'match' | 'request'>,
): Promise<readonly string[]> {
  if (kind !== company || match.by !== 'words') return []
  const named = await reader
    .select({ id: companyNames.companyId })
    .from(companyNames)
    .where(inArray(companyNames.form, [...namesOf(match)]))
    .limit(MAX_IDS)
  const spellings = listCodeSpellings(request.keyword ?? '')
  if (named.length > 0 || spellings.length === 0) return named.map(({ id }) => id)
  const coded = await reader
    .select({ id: companyCodes.companyId })
    .from(companyCodes)
    .where(inArray(companyCodes.code, [...spellings]))
    .limit(MAX_IDS)
  return coded.map(({ id }) => id)
}
