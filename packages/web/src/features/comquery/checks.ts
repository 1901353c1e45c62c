import {
  comqueryProblems,
  EMPTY_COMQUERY,
  hasConditions,
  NO_CONDITION_TEXT,
} from '@zhushutong/domain/comquery'
import type { QueryProblem } from '@zhushutong/domain/records'
import { askedByPlace, askedOf, byRow } from './asked'
import type { FormValues } from './form.types'

/*
 * The domain's checks of a combined query. By themselves, as they bring the catalogue of records: loaded when the
 * form is first sent.
 */

/** What is wrong with the form, each problem by the way to its field (VAL-06). */
export const problemsOf = (values: FormValues): readonly QueryProblem[] => {
  if (!hasConditions({ ...EMPTY_COMQUERY, ...askedOf(values) }))
    return [{ field: 'conditions', message: NO_CONDITION_TEXT }]
  return byRow(comqueryProblems({ ...EMPTY_COMQUERY, ...askedByPlace(values) }))
}
