import type { Comquery } from '@zhushutong/domain/comquery'
import { toHalfWidth } from '@zhushutong/domain/formatting'
import type { QueryProblem } from '@zhushutong/domain/records'
import type { FormRow, FormValues } from './form.types'

/** The form's conditions as a call takes them. */
export type Asked = Pick<Comquery, 'conditions' | 'match'>

/** A condition in which nothing is filled in. */
export const emptyRow = ({ fields }: { readonly fields: readonly { readonly key: string }[] }): FormRow =>
  Object.fromEntries(fields.map(({ key }) => [key, '']))

const filled = (row: FormRow) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, typed]) => {
      const value = toHalfWidth(typed).trim()
      return value === '' ? [] : [[key, value]]
    }),
  )

const matchOf = ({ any }: FormValues): Pick<Asked, 'match'> => (any ? { match: 'any' } : {})

/** Every row by its place in the form, empty ones too: a problem names the place (won.1.amount). */
export const askedByPlace = (values: FormValues): Asked => ({
  conditions: Object.fromEntries(Object.entries(values.rows).map(([key, rows]) => [key, rows.map(filled)])),
  ...matchOf(values),
})

/** What a form asks: empty fields and rows left out. */
export const askedOf = (values: FormValues): Asked => {
  const conditions = Object.entries(askedByPlace(values).conditions).flatMap(([key, rows]) => {
    const asked = rows.filter((row) => Object.keys(row).length > 0)
    return asked.length > 0 ? [[key, asked] as const] : []
  })
  return { conditions: Object.fromEntries(conditions), ...matchOf(values) }
}

/** Problems of conditions (won.1.amount) by the way to their fields in the form (rows.won.1.amount). */
export const byRow = (problems: readonly QueryProblem[]): readonly QueryProblem[] =>
  problems.map(({ field, message }) => ({ field: `rows.${field}`, message }))
