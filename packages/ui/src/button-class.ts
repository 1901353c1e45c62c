import { cx } from './cx'

export interface ButtonLook {
  variant?: 'primary' | 'default' | 'gold' | 'text' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** True for the full width of the container. */
  block?: boolean
}

/** The classes of a button, for other elements (a link, a summary, a label). */
export function buttonClass({ variant = 'default', size = 'medium', block }: ButtonLook = {}) {
  return cx('btn', `btn-${size}`, `btn-${variant}`, block && 'w-full')
}
