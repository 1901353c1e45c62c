import type { ReactNode } from 'react'
import { cx } from '../cx'
import { ScrollRow } from './scroll-row'

interface Links {
  /** Related pages; the current one is underlined. */
  readonly links: ReadonlyArray<{
    readonly label: ReactNode
    readonly href: string
    readonly isCurrent: boolean
  }>
}

interface Options<T extends string> {
  readonly label: string
  /** The name of the radio buttons, unique on the page. */
  readonly name: string
  readonly options: ReadonlyArray<{
    readonly value: T
    readonly label: ReactNode
    readonly disabled?: boolean
  }>
  readonly value: T
  readonly onChange: (value: T) => void
  /** A box by default; a line where the choice is a heading of what is below. */
  readonly look?: 'box' | 'line'
}

/**
 * A choice between a few visible options: between pages by links, within a page by radio buttons, so that the arrow
 * keys work natively.
 */
export function Tabs<T extends string>(props: Links | Options<T>) {
  return 'links' in props ? <LinkTabs {...props} /> : <OptionTabs {...props} />
}

function LinkTabs({ links }: Links) {
  return (
    <ScrollRow className="line-tabs" data-track="line-tabs">
      {links.map(({ label, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </ScrollRow>
  )
}

const LINE =
  'relative -mb-px border-b-2 border-transparent py-2 whitespace-nowrap text-ink-2 hover:text-primary has-checked:border-primary has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary'

function OptionTabs<T extends string>({ label, name, options, value, onChange, look = 'box' }: Options<T>) {
  const isLine = look === 'line'
  return (
    <fieldset className={isLine ? 'flex gap-6 overflow-x-auto border-b border-line' : 'segments'}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={isLine ? LINE : 'segment'}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            className={cx(isLine && 'absolute inset-0 opacity-0')}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
