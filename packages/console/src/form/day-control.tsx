import { DateField } from '@zhushutong/ui/fields/date-field'
import type { ComponentProps } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'

type Props<V extends FieldValues> = Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'ref'> & {
  readonly control: Control<V>
  readonly name: Path<V>
}

/** The date field of a form. */
export function DayControl<V extends FieldValues>({ control, name, ...rest }: Props<V>) {
  const { field } = useController({ control, name })
  return (
    <DateField
      {...rest}
      name={name}
      ref={field.ref}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
