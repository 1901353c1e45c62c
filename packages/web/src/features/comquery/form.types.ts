import type { ConditionField } from '@zhushutong/domain/comquery'
import type { QueryProblem } from '@zhushutong/domain/records'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** A field as the form renders it; of the catalogue, only the options go to the browser. */
export interface FormField {
  readonly key: string
  readonly label: string
  readonly type: ConditionField['type']
  readonly unit?: string
  readonly choices: readonly Choice[]
}

/** The text typed into one condition, by field; '' if empty. */
export type FormRow = Readonly<Record<string, string>>

export interface FormGroup {
  readonly key: string
  readonly label: string
  readonly most: number
  readonly fields: readonly FormField[]
}

/** The form's values: rows by group key, and under `any` whether one qualification suffices. */
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
