import { normalizeTime } from '@zhushutong/domain/content'
import { Input } from '@zhushutong/ui/fields/field'
import type { ComponentProps } from 'react'

/** A time of day, HH:mm in 24 hours in any browser language; 0830 and 8点30分 become 08:30. */
export function TimeField({ onBlur, onChange, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder="时:分"
      maxLength={8}
      onChange={onChange}
      onBlur={(event) => {
        const text = normalizeTime(event.target.value)
        if (text !== event.target.value) {
          event.target.value = text
          onChange?.(event)
        }
        onBlur?.(event)
      }}
    />
  )
}
