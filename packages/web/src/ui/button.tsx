import type { ComponentProps } from 'react'
import { cx } from './cx'
import { SpinnerIcon } from './icon'

type Look = {
  variant?: 'primary' | 'default' | 'gold' | 'text' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
}

/** The classes of a button, for elements that are none (a summary, a label). */
export const buttonClass = ({ variant = 'default', size = 'medium', block }: Look = {}) =>
  cx('btn', `btn-${size}`, `btn-${variant}`, block && 'w-full')

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows a spinner and takes no further clicks, without losing focus or width. */
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
}: ComponentProps<'a'> & Look & { href: string }) {
  return <a className={cx(buttonClass({ variant, size, block }), className)} {...rest} />
}
