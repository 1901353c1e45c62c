import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class'
import { cx } from './cx'
import { SpinnerIcon } from './icon'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks, without losing focus or width. */
    loading?: boolean
  }

export function Button({
  variant,
  size,
  block,
  loading,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={cx(buttonClass({ variant, size, block }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && <SpinnerIcon className="animate-spin" />}
      {children}
    </button>
  )
}

export function LinkButton({
  variant,
  size,
  block,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonLook & { href: string }) {
  return <a className={cx(buttonClass({ variant, size, block }), className)} {...rest} />
}
