import {
  CONDITION_GROUPS,
  type Comquery,
  type ConditionField,
  type ConditionGroup,
  optionsOf,
  type ReadComquery,
} from '@zhushutong/domain/comquery'
import { divisionsBelow, shortName } from '@zhushutong/domain/divisions'

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

export interface FormRow {
  readonly values: Readonly<Record<string, string>>
  /** What is wrong with a value, by its field. */
  readonly errors: Readonly<Record<string, string>>
}

export interface FormGroup {
  readonly key: string
  readonly label: string
  readonly most: number
  readonly fields: readonly FormField[]
  readonly rows: readonly FormRow[]
}

export interface FormModel {
  readonly groups: readonly FormGroup[]
  readonly any: boolean
}

const provinces = (): Choice[] =>
  divisionsBelow('000000').map(({ code, name }) => ({ value: code, label: shortName(name) }))

const choicesOf = (group: ConditionGroup, field: ConditionField): Choice[] =>
  field.type === 'region'
    ? provinces()
    : optionsOf(group, field).map(({ value, label }) => ({ value, label }))

const rowsOf = (
  group: ConditionGroup,
  { typed, problems }: ReadComquery,
  added: string | null,
): FormRow[] => {
  const rows = typed.conditions[group.key] ?? []
  const shown = Math.min(group.most, Math.max(1, rows.length) + (added === group.key ? 1 : 0))
  return Array.from({ length: shown }, (_, i) => {
    const at = `${group.key}.${i}.`
    const wrong = problems.filter(({ field }) => field.startsWith(at))
    return {
      values: rows[i] ?? {},
      errors: Object.fromEntries(wrong.map(({ field, message }) => [field.slice(at.length), message])),
    }
  })
}

/**
 * The form of a combined query as it was typed, wrong values and what is wrong with them included.
 * @param added the sort of condition that gets a further, empty row: how rows are added without script
 */
export const formModel = (read: ReadComquery, added: string | null): FormModel => ({
  groups: CONDITION_GROUPS.map((group) => ({
    key: group.key,
    label: group.label,
    most: group.most,
    fields: group.fields.map((field) => ({
      key: field.key,
      label: field.label,
      type: field.type,
      ...(field.unit && { unit: field.unit }),
      choices: choicesOf(group, field),
    })),
    rows: rowsOf(group, read, added),
  })),
  any: read.typed.match === 'any',
})

/** The form's conditions as a call takes them: without empty fields and rows. */
export type Asked = Pick<Comquery, 'conditions' | 'match'>
