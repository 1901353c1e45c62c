'use client'

import { useSlashFocus } from '@zhushutong/ui/fields/slash-focus'
import { isPhone } from '@zhushutong/ui/theme/is-phone'
import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { useOptionList } from './option-list'
import type { PanelProps } from './search-panel'
import { type SearchConfig, useSearchState } from './use-search-state'

const loadPanel = () => import('./search-panel')
const SearchPanel = lazy<ComponentType<PanelProps>>(() =>
  loadPanel().then(
    (module) => ({ default: module.SearchPanel }),
    // Without its suggestions the box is a plain form.
    () => ({ default: () => null }),
  ),
)

/** The properties that the page gives to a search box of any look. */
export type SearchProps = Pick<SearchConfig, 'keyword' | 'maxLength'>

interface Props extends SearchConfig {
  readonly label?: string
  readonly className?: string
  readonly formClass: string
  /** True if `/` focuses the box. */
  readonly hasShortcut?: boolean
  /** The content of the form around the `<input>` with these properties. */
  readonly children: (fields: {
    readonly input: ComponentProps<'input'>
    readonly category: string
    readonly choose: (category: string) => void
  }) => ReactNode
}

/**
 * A GET form that works without scripts, with suggestions (SHL-08) that are loaded when the box gets the focus: a list
 * below the box, or a sheet on phones.
 */
export function SearchBox({ label, className, formClass, hasShortcut = false, children, ...config }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const state = useSearchState(config, form, input)
  const [shown, setShown] = useState<'list' | 'sheet' | null>(null)
  const options = useOptionList()
  const panelId = useId()
  useSlashFocus(input, hasShortcut)

  const show = () => setShown(isPhone() ? 'sheet' : 'list')
  const close = () => setShown(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    event.preventDefault()
    close()
    loadPanel().then(
      ({ startSearch }) => void (startSearch(state, state.text) || input.current?.focus()),
      () => currentTarget.submit(),
    )
  }
  const leave = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    // In a window that loses the focus, the element stays active.
    if (document.activeElement !== target && !currentTarget.contains(relatedTarget)) close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    input.current?.focus()
    close()
  }
  const isList = shown === 'list'

  return (
    <search
      aria-label={label}
      className={className}
      onBlur={isList ? leave : undefined}
      onKeyDown={isList ? closeOnEscape : undefined}
    >
      <form ref={form} action={config.action} className={formClass} onSubmit={submit}>
        {children({
          category: state.category,
          choose: state.onCategory,
          input: {
            ref: input,
            type: 'search',
            name: config.keywordName,
            value: state.text,
            placeholder: state.placeholder,
            maxLength: config.maxLength,
            autoComplete: 'off',
            'aria-controls': isList ? panelId : undefined,
            'aria-keyshortcuts': hasShortcut ? '/' : undefined,
            onChange: ({ target }) => {
              state.onType(target.value)
              show()
            },
            // A sheet opened by focus alone would surprise users who press Tab.
            onFocus: () => {
              if (!isPhone()) show()
            },
            onClick: show,
            onKeyDown: (event) => options.move(event, input.current),
          },
        })}
      </form>
      {shown && (
        <Suspense>
          <SearchPanel
            id={panelId}
            state={state}
            options={options}
            box={input}
            isSheet={!isList}
            onClose={close}
          />
        </Suspense>
      )}
    </search>
  )
}
