import { Button } from '@zhushutong/ui/button'
import { Input, Select } from '@zhushutong/ui/fields/field'
import { type Control, type UseFormRegister, useFieldArray, useForm } from 'react-hook-form'
import { DayControl } from '../../form/day-control'

/** A row in the editor: every value is text. */
export type Cells = Readonly<Record<string, string>>

export interface EditedColumn {
  readonly name: string
  readonly label: string
  /** default: text */
  readonly kind?: 'text' | 'day' | 'choice'
  readonly options?: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Width in px; columns without a width share the rest. */
  readonly width?: number
}

interface Values {
  rows: Record<string, string>[]
}

function Cell({
  column,
  at,
  control,
  register,
}: {
  column: EditedColumn
  at: number
  control: Control<Values>
  register: UseFormRegister<Values>
}) {
  const { name, label, kind = 'text', options = [] } = column
  const path = `rows.${at}.${name}` as const
  const ariaLabel = `第 ${at + 1} 行${label}`
  if (kind === 'day') return <DayControl small control={control} name={path} aria-label={ariaLabel} />
  const field = { ...register(path), 'aria-label': ariaLabel }
  if (kind === 'choice')
    return (
      <Select {...field} className="h-8">
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    )
  return <Input {...field} className="h-8 px-2" />
}

/** Edits a list as a whole: rows are added, changed and removed, then saved together. */
export function RowsEditor({
  columns,
  rows,
  empty,
  busy,
  problem,
  onSave,
}: {
  columns: readonly EditedColumn[]
  rows: readonly Cells[]
  empty: Cells
  busy: boolean
  problem: string | null
  onSave: (rows: readonly Cells[]) => void
}) {
  const { control, register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { rows: rows.map((row) => ({ ...row })) },
  })
  const { fields, append, remove } = useFieldArray({ control: control as Control<Values>, name: 'rows' })
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values.rows))} className="grid gap-3">
      {fields.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full min-w-[560px]">
            <thead>
              <tr className="text-left text-12 text-ink-3">
                {columns.map(({ name, label, width }) => (
                  <th key={name} scope="col" className="pb-1 font-normal" style={{ width }}>
                    {label}
                  </th>
                ))}
                <th className="w-16 pb-1">
                  <span className="sr-only">操作</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field, at) => (
                <tr key={field.id}>
                  {columns.map((column) => (
                    <td key={column.name} className="py-1 pr-2">
                      <Cell column={column} at={at} control={control} register={register} />
                    </td>
                  ))}
                  <td>
                    <Button size="small" onClick={() => remove(at)}>
                      删除<span className="sr-only">第 {at + 1} 行</span>
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => append({ ...empty })}>
          增加一行
        </Button>
        <Button size="small" type="submit" variant="primary" loading={busy} disabled={!formState.isDirty}>
          保存
        </Button>
      </div>
    </form>
  )
}
