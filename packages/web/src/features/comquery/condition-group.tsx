'use client'

import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { CloseIcon } from '@zhushutong/ui/icon'
import { type Control, useController, useFieldArray, useWatch } from 'react-hook-form'
import { ConditionField, type FieldName } from './condition-field'
import type { FormGroup, FormRow, FormValues } from './form.types'
import { emptyRow } from './query-input'

const QUALIFICATION = 'qualification'

interface RowProps {
  group: FormGroup
  place: number
  control: Control<FormValues>
  onSettle: (name: FieldName) => void
  onRemove: () => void
}

/** Hidden for a single empty condition. */
function RemoveButton({ group, place, control, onRemove }: Omit<RowProps, 'onSettle'>) {
  const row = useWatch({ control, name: `rows.${group.key}.${place}` }) as FormRow | undefined
  if (place === 0 && Object.values(row ?? {}).every((value) => value === '')) return null
  return (
    <button
      type="button"
      className="grid size-10 flex-none place-items-center text-ink-3 hover:text-bad"
      aria-label={`移除第 ${place + 1} 个${group.label}条件`}
      onClick={onRemove}
    >
      <CloseIcon size={14} />
    </button>
  )
}

function Row(props: RowProps) {
  const { group, place, control, onSettle } = props
  return (
    <div className="flex items-start gap-2 border-t border-dashed border-line py-2 first:border-t-0">
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-5 gap-y-2">
        {group.fields.map((field) => (
          <ConditionField
            key={field.key}
            group={group.key}
            place={place}
            field={field}
            control={control}
            onSettle={onSettle}
          />
        ))}
      </div>
      {group.most > 1 && <RemoveButton {...props} />}
    </div>
  )
}

function AnyOfThem({ control }: { control: Control<FormValues> }) {
  const { field } = useController({ control, name: 'any' })
  const tick = useEarlyInput(({ checked }) => field.onChange(checked))
  return (
    <Checkbox
      name="match"
      value="any"
      ref={tick}
      checked={field.value}
      onChange={(event) => field.onChange(event.target.checked)}
    >
      具有其中之一即可
    </Checkbox>
  )
}

export function ConditionGroup({
  group,
  control,
  onSettle,
}: Pick<RowProps, 'group' | 'control' | 'onSettle'>) {
  const { fields, append, remove, update } = useFieldArray({ control, name: `rows.${group.key}` })
  return (
    <fieldset className="border-b border-line px-3 py-3 last:border-b-0 md:px-6">
      <legend className="float-left w-full font-semibold">{group.label}</legend>
      <div className="clear-both">
        {fields.map(({ id }, place) => (
          <Row
            key={id}
            group={group}
            place={place}
            control={control}
            onSettle={onSettle}
            // The last row is emptied, not removed.
            onRemove={() => (fields.length > 1 ? remove(place) : update(0, emptyRow(group)))}
          />
        ))}
        <div className="flex flex-wrap items-center gap-4">
          {fields.length < group.most && (
            // Without JavaScript, the form is reloaded with an additional row.
            <button
              type="submit"
              name="add"
              value={group.key}
              formAction="/comquery/"
              className="py-1 text-primary"
              onClick={(event) => {
                event.preventDefault()
                append(emptyRow(group))
              }}
            >
              ＋ 添加{group.label}条件
            </button>
          )}
          {group.key === QUALIFICATION && <AnyOfThem control={control} />}
        </div>
      </div>
    </fieldset>
  )
}
