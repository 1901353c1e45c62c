import {
  CONDITION_GROUPS,
  type ConditionField,
  type ConditionGroup,
  listFieldOptions,
  type ParsedComquery,
} from '@zhushutong/domain/comquery'
import { listDivisions, shortDivisionName } from '@zhushutong/domain/divisions'
import type { Choice, FormModel, FormRow } from './form.types'
import { byRow, emptyRow } from './query-input'

const provinces = (): Choice[] =>
  listDivisions('000000').map(({ code, name }) => ({ value: code, label: shortDivisionName(name) }))

const listChoices = (group: ConditionGroup, field: ConditionField): Choice[] =>
  field.type === 'region'
    ? provinces()
    : listFieldOptions(group, field).map(({ value, label }) => ({ value, label }))

const buildRows = (group: ConditionGroup, { typed }: ParsedComquery, added: string | null): FormRow[] => {
  const rows = typed.conditions[group.key] ?? []
  const shown = Math.min(group.most, Math.max(1, rows.length) + (added === group.key ? 1 : 0))
  return Array.from({ length: shown }, (_, i) => ({ ...emptyRow(group), ...rows[i] }))
}

/**
 * A combined query form as typed, with invalid values and their messages.
 * @param added the group that gets an additional empty row: the way to add rows without JavaScript
 */
export function formModel(read: ParsedComquery, added: string | null): FormModel {
  return {
    groups: CONDITION_GROUPS.map((group) => ({
      key: group.key,
      label: group.label,
      most: group.most,
      fields: group.fields.map((field) => ({
        key: field.key,
        label: field.label,
        type: field.type,
        ...(field.unit && { unit: field.unit }),
        choices: listChoices(group, field),
      })),
    })),
    values: {
      rows: Object.fromEntries(CONDITION_GROUPS.map((group) => [group.key, buildRows(group, read, added)])),
      any: read.typed.match === 'any',
    },
    problems: byRow(read.problems),
  }
}
