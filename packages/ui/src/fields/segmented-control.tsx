import type { ReactNode } from 'react'

type Segment<T extends string> = { value: T; label: ReactNode; disabled?: boolean }

/**
 * A choice between a few visible options; built on radio buttons, so arrow keys and forms work natively.
 */
export function SegmentedControl<T extends string>({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
}: {
  label: string
  name: string
  options: readonly Segment<T>[]
  value?: T
  defaultValue?: T
  onChange?: (value: T) => void
}) {
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            onChange={onChange && (() => onChange(option.value))}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
