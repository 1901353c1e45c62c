import type { ComponentProps } from 'react'
import { cx } from './cx'
import { SpinnerIcon } from './icon'

type Look = {
  variant?: 'primary' | 'default' | 'gold' | 'text' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
}

const variants = {
  primary: 'border-primary bg-primary text-primary-ink hover:border-primary-strong hover:bg-primary-strong',
  default: 'border-line-strong bg-surface text-ink hover:border-primary hover:text-primary',
  gold: 'border-(--gold-fill-line) bg-(image:--gold-fill) text-(--gold-fill-ink) hover:brightness-[1.04]',
  text: 'border-transparent text-ink-2 hover:text-primary',
  danger: 'border-bad bg-bad text-bad-ink hover:brightness-95',
}

const sizes = {
  small: 'h-7 px-3 text-12 rounded-1',
  medium: 'h-9 px-4 rounded-2',
  large: 'h-11 px-6 text-16 rounded-2',
}

/** The classes of a button, for elements that are none (a summary, a label). */
export const buttonClass = ({ variant = 'default', size = 'medium', block }: Look = {}) =>
  cx(
    'inline-flex items-center justify-center gap-2 border font-normal whitespace-nowrap select-none transition-colors',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:pointer-events-none aria-disabled:opacity-45',
    variants[variant],
    sizes[size],
    variant === 'text' && 'px-2',
    block && 'w-full',
  )

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
