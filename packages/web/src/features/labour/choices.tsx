import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface Choice {
  readonly value: string
  readonly label: string
}

export function Choices({
  label,
  options,
  error,
  register,
}: {
  label: string
  options: readonly Choice[]
  error?: string
  register: UseFormRegisterReturn
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1.5">
        {options.map(({ value, label: name }) => (
          <label key={value} className="inline-flex min-h-6 items-center gap-1.5">
            <input type="checkbox" value={value} {...register} />
            {name}
          </label>
        ))}
      </div>
      <p id={id} className="mt-1.5 text-12 text-bad empty:hidden" aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
