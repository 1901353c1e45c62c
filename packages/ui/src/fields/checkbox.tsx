import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'

/** A native checkbox with its text; a link inside the text keeps working. */
export function Checkbox({
  children,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={cx('inline-flex items-start gap-2', className)}>
      <input type="checkbox" className="mt-[3px] size-4 flex-none accent-primary" {...rest} />
      <span className="[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-2">{children}</span>
    </label>
  )
}
