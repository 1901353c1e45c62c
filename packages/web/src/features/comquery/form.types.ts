import type { ConditionField } from '@zhushutong/domain/comquery'
import type { QueryProblem } from '@zhushutong/domain/records'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** A field as the form draws it; nothing of the catalogue goes to the browser but what is chosen from. */
export interface FormField {
  readonly key: string
  readonly label: string
  readonly type: ConditionField['type']
  readonly unit?: string
  readonly choices: readonly Choice[]
}

/** What is typed into one condition, by its fields; '' where nothing is. */
export type FormRow = Readonly<Record<string, string>>

export interface FormGroup {
  readonly key: string
  readonly label: string
  readonly most: number
  readonly fields: readonly FormField[]
}

/** What the form holds: by each group's key its rows, and under `any` whether one qualification suffices. */
export interface FormValues {
  readonly rows: Readonly<Record<string, readonly FormRow[]>>
  readonly any: boolean
}

export interface FormModel {
  readonly groups: readonly FormGroup[]
  readonly values: FormValues
  /** What is wrong with the values, by the way to the field: rows.won.0.amount. */
  readonly problems: readonly QueryProblem[]
}
