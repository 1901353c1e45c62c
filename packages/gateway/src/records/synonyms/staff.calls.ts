import { isDeepStrictEqual } from 'node:util'
import {
  checkAmongGroups,
  checkSynonymGroup,
  normaliseSynonymGroup,
  type SynonymGroup,
} from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, leaveUnchanged, type ResourceDeps, type StaffHandlers, wrongFields } from '../../console'
import type { Tx } from '../../platform/db'
import { type Failure, pageOf } from '../../platform/http'
import {
  deleteSynonyms,
  findAllSynonyms,
  findSynonymPage,
  findSynonyms,
  insertSynonyms,
  lockSynonyms,
  type StoredSynonyms,
  updateSynonyms,
} from './synonyms.store'

const rowView = ({ id, word, synonyms, isMutual }: StoredSynonyms) => ({
  id,
  word,
  synonyms: [...synonyms],
  isMutual,
})

const stateOf = ({ word, synonyms, isMutual }: SynonymGroup) => ({
  word,
  synonyms: synonyms.join('、'),
  isMutual,
})

/** The normalised group, if it fits the other groups; `id` is that of an already stored group. */
const checked = async (
  tx: Tx,
  form: SynonymGroup,
  id?: string,
): Promise<{ readonly group: SynonymGroup } | { readonly refusal: Failure }> => {
  const group = normaliseSynonymGroup(form)
  const problems = checkSynonymGroup(group)
  if (problems.length > 0) return { refusal: wrongFields(problems) }
  await lockSynonyms(tx)
  const others = (await findAllSynonyms(tx)).filter((other) => other.id !== id)
  const problem = checkAmongGroups(group, others)
  return problem ? { refusal: wrongFields([problem]) } : { group }
}

/** Synonyms (VAL-22); a change takes effect in every search within 10 s. */
export function synonymCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['synonym']> {
  return {
    async list({ sort, order, ...query }) {
      const { rows, total } = await findSynonymPage(database.orm, {
        ...query,
        order: sort === undefined ? 'asc' : order,
      })
      return pageOf(query, rows.map(rowView), total)
    },
    async get({ id }) {
      const synonyms = await findSynonyms(database.orm, id)
      return synonyms ? rowView(synonyms) : GONE
    },
    create: (form, { change }) =>
      change('create', async (tx) => {
        const result = await checked(tx, form)
        if ('refusal' in result) return result.refusal
        const added = await insertSynonyms(tx, result.group)
        return { subject: added.id, before: null, after: stateOf(added), result: rowView(added) }
      }),
    update: ({ id, ...form }, { change }) =>
      change('update', async (tx) => {
        const before = await findSynonyms(tx, id)
        if (!before) return GONE
        const result = await checked(tx, form, id)
        if ('refusal' in result) return result.refusal
        if (isDeepStrictEqual(stateOf(before), stateOf(result.group))) return leaveUnchanged(rowView(before))
        const after = await updateSynonyms(tx, id, result.group)
        return { subject: id, before: stateOf(before), after: stateOf(after), result: rowView(after) }
      }),
    remove: ({ id }, { change }) =>
      change('remove', async (tx) => {
        const before = await findSynonyms(tx, id)
        if (!before) return GONE
        await deleteSynonyms(tx, id)
        return { subject: id, before: stateOf(before), after: null, result: rowView(before) }
      }),
  }
}
