import type { ReactNode } from 'react'

export type Segment<T extends string> = { value: T; label: ReactNode; disabled?: boolean }

/** One of a few options, all visible; radio buttons underneath, so arrow keys and forms work natively. */
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
    <fieldset className="inline-flex justify-self-start overflow-hidden rounded-2 border border-line-strong bg-surface">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-9 items-center border-l border-line-strong px-4 whitespace-nowrap text-ink-2 first-of-type:border-l-0 hover:text-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            className="absolute inset-0 opacity-0"
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
