import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx'

const control = cx(
  'w-full min-w-0 border border-control bg-surface text-ink transition-colors',
  'hover:border-ink-3 focus:border-primary focus:outline-2 focus:-outline-offset-1 focus:outline-primary',
  'aria-invalid:border-bad aria-invalid:focus:outline-bad',
  'disabled:bg-surface-2 disabled:text-ink-3 disabled:border-line',
)

/** A text input; `small` gives it the height of a row of chips. */
export function Input({ small, className, ...rest }: ComponentProps<'input'> & { small?: boolean }) {
  const size = small ? 'h-7 rounded-1 px-1.5 text-12' : 'h-10 rounded-2 px-3'
  return <input className={cx(control, size, className)} {...rest} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cx(control, 'min-h-24 rounded-2 px-3 py-2', className)} {...rest} />
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={cx(control, 'h-10 rounded-2 px-2', className)} {...rest} />
}

/** The attributes that connect a control to its label and messages; spread them on the control. */
export type FieldControl = {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
  'aria-required'?: true
}

type FieldProps = {
  label: ReactNode
  /** Help text, always visible. */
  hint?: ReactNode
  /** The error message; also marks the field as invalid. */
  error?: ReactNode
  required?: boolean
  children: (control: FieldControl) => ReactNode
}

/** Label, control and message; `children` gets the attributes to spread on the control. */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="justify-self-start">
        {label}
        {required && (
          <span className="ml-0.5 text-bad" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-3">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="text-12 text-bad empty:hidden" aria-live="polite">
        {error}
      </p>
    </div>
  )
}

/** A text input with its label, and space for a button beside it (获取验证码). */
export function TextField({
  label,
  hint,
  error,
  required,
  beside,
  ...rest
}: Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'children'> & { beside?: ReactNode }) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(field) => (
        <div className="flex gap-2">
          <Input {...rest} {...field} />
          {beside}
        </div>
      )}
    </Field>
  )
}
