import { checkComquery, EMPTY_COMQUERY, hasConditions, NO_CONDITION_TEXT } from '@zhushutong/domain/comquery'
import type { QueryProblem } from '@zhushutong/domain/records'
import type { FormValues } from './form.types'
import { buildQueryInput, byRow, inputByPosition } from './query-input'

/* The domain's checks of a combined query. A separate module because it includes the record catalogue:
   loaded on the first submit. */

/** Problems of the form, each with the path of its field (VAL-06). */
export function checkConditions(values: FormValues): readonly QueryProblem[] {
  if (!hasConditions({ ...EMPTY_COMQUERY, ...buildQueryInput(values) }))
    return [{ field: 'conditions', message: NO_CONDITION_TEXT }]
  return byRow(checkComquery({ ...EMPTY_COMQUERY, ...inputByPosition(values) }))
}
