import type { ConditionField } from '@zhushutong/domain/comquery'
import type { QueryProblem } from '@zhushutong/domain/records'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** A field as rendered by the form. Only the options of the catalogue are sent to the browser. */
export interface FormField {
  readonly key: string
  readonly label: string
  readonly type: ConditionField['type']
  readonly unit?: string
  readonly choices: readonly Choice[]
}

/** The typed text of a condition, by field; '' if empty. */
export type FormRow = Readonly<Record<string, string>>

export interface FormGroup {
  readonly key: string
  readonly label: string
  readonly most: number
  readonly fields: readonly FormField[]
}

/** The form's values: rows by group key; `any` is true if one of the qualifications suffices. */
export interface FormValues {
  readonly rows: Readonly<Record<string, readonly FormRow[]>>
  readonly any: boolean
}

export interface FormModel {
  readonly groups: readonly FormGroup[]
  readonly values: FormValues
  /** Messages by field path: rows.won.0.amount. */
  readonly problems: readonly QueryProblem[]
}
