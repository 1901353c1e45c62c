import {
  CONDITION_GROUPS,
  type ConditionField,
  type ConditionGroup,
  optionsOf,
  type ReadComquery,
} from '@zhushutong/domain/comquery'
import { divisionsBelow, shortName } from '@zhushutong/domain/divisions'
import { byRow, emptyRow } from './asked'
import type { Choice, FormModel, FormRow } from './form.types'

const provinces = (): Choice[] =>
  divisionsBelow('000000').map(({ code, name }) => ({ value: code, label: shortName(name) }))

const choicesOf = (group: ConditionGroup, field: ConditionField): Choice[] =>
  field.type === 'region'
    ? provinces()
    : optionsOf(group, field).map(({ value, label }) => ({ value, label }))

const rowsOf = (group: ConditionGroup, { typed }: ReadComquery, added: string | null): FormRow[] => {
  const rows = typed.conditions[group.key] ?? []
  const shown = Math.min(group.most, Math.max(1, rows.length) + (added === group.key ? 1 : 0))
  return Array.from({ length: shown }, (_, i) => ({ ...emptyRow(group), ...rows[i] }))
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
  })),
  values: {
    rows: Object.fromEntries(CONDITION_GROUPS.map((group) => [group.key, rowsOf(group, read, added)])),
    any: read.typed.match === 'any',
  },
  problems: byRow(read.problems),
})
