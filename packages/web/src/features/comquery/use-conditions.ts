import { useState } from 'react'
import type { Asked, FormGroup, FormModel } from './form-model'

/** A row with an id of its own, so that what was typed stays with it when another one goes. */
export interface LiveRow {
  readonly id: number
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

type Rows = Readonly<Record<string, readonly LiveRow[]>>

let last = 0
const emptyRow = (): LiveRow => ({ id: ++last, values: {}, errors: {} })

const rowsOf = (groups: readonly FormGroup[]): Rows =>
  Object.fromEntries(groups.map(({ key, rows }) => [key, rows.map((row, i) => ({ id: -1 - i, ...row }))]))

const filled = (values: LiveRow['values']) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))

/** What a form asks: empty fields and rows left out. */
export const askedOf = (rows: Rows, any: boolean): Asked => {
  const conditions = Object.entries(rows).flatMap(([key, list]) => {
    const asked = list.map(({ values }) => filled(values)).filter((values) => Object.keys(values).length > 0)
    return asked.length > 0 ? [[key, asked] as const] : []
  })
  return { conditions: Object.fromEntries(conditions), ...(any && { match: 'any' as const }) }
}

/** The conditions of the form while they are typed, added and taken away. */
export const useConditions = (model: FormModel) => {
  const [rows, setRows] = useState(() => rowsOf(model.groups))
  const [any, setAny] = useState(model.any)
  const inGroup = (key: string, change: (list: readonly LiveRow[]) => readonly LiveRow[]) =>
    setRows((before) => ({ ...before, [key]: change(before[key] ?? []) }))
  return {
    rows,
    any,
    setAny,
    asked: askedOf(rows, any),
    add: (key: string) => inGroup(key, (list) => [...list, emptyRow()]),
    // The last one stays as an empty row.
    remove: (key: string, id: number) =>
      inGroup(key, (list) => (list.length > 1 ? list.filter((row) => row.id !== id) : [emptyRow()])),
    type: (key: string, id: number, field: string, value: string) =>
      inGroup(key, (list) =>
        list.map((row) => {
          if (row.id !== id) return row
          const { [field]: _settled, ...errors } = row.errors
          return { ...row, values: { ...row.values, [field]: value }, errors }
        }),
      ),
    clear: () => {
      setRows(Object.fromEntries(model.groups.map(({ key }) => [key, [emptyRow()]])))
      setAny(false)
    },
  }
}
