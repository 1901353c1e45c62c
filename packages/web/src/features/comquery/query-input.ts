import type { Comquery } from '@zhushutong/domain/comquery'
import { toHalfWidth } from '@zhushutong/domain/formatting'
import type { QueryProblem } from '@zhushutong/domain/records'
import type { FormRow, FormValues } from './form.types'

export type ComqueryInput = Pick<Comquery, 'conditions' | 'match'>

export function emptyRow({ fields }: { readonly fields: readonly { readonly key: string }[] }): FormRow {
  return Object.fromEntries(fields.map(({ key }) => [key, '']))
}

const filled = (row: FormRow) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, typed]) => {
      const value = toHalfWidth(typed).trim()
      return value === '' ? [] : [[key, value]]
    }),
  )

const buildMatch = ({ any }: FormValues): Pick<ComqueryInput, 'match'> => (any ? { match: 'any' } : {})

/**
 * Every row by its position in the form, including empty rows: a problem gives the position (won.1.amount).
 */
export function inputByPosition(values: FormValues): ComqueryInput {
  return {
    conditions: Object.fromEntries(Object.entries(values.rows).map(([key, rows]) => [key, rows.map(filled)])),
    ...buildMatch(values),
  }
}

/** The form's input for a call, without empty fields and rows. */
export function buildQueryInput(values: FormValues): ComqueryInput {
  const conditions = Object.entries(inputByPosition(values).conditions).flatMap(([key, rows]) => {
    const filled = rows.filter((row) => Object.keys(row).length > 0)
    return filled.length > 0 ? [[key, filled] as const] : []
  })
  return { conditions: Object.fromEntries(conditions), ...buildMatch(values) }
}

/** Converts problems of conditions (won.1.amount) to the paths of their form fields (rows.won.1.amount). */
export function byRow(problems: readonly QueryProblem[]): readonly QueryProblem[] {
  return problems.map(({ field, message }) => ({ field: `rows.${field}`, message }))
}
