'use client'

import { CASCADER, cascaderText } from '@zhushutong/domain/portal/shell'
import { cx } from '@zhushutong/ui/cx'
import { type FieldControl, Input } from '@zhushutong/ui/fields/field'
import { ChevronDownIcon } from '@zhushutong/ui/icon'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

export interface CascaderOption {
  readonly value: string
  readonly label: string
}

interface Props {
  control: FieldControl
  /** The list's name for screen readers. */
  label: string
  /** The chosen options from the first level down. */
  path: readonly CascaderOption[]
  placeholder?: string
  /** The options below a value; null for the first level. */
  below: (value: string | null) => readonly CascaderOption[]
  /** All options whose name contains the text, each with its parent levels; best match first. */
  find: (text: string) => readonly (readonly CascaderOption[])[]
  onChange: (value: string) => void
}

const NONE = '没有匹配的选项'

/** Several levels of options side by side, with a filter; a click or a hover opens a level (UIX-02). */
export function Cascader({ control, label, path, placeholder = '请选择', below, find, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  /** The values whose child levels are open. */
  const [shown, setShown] = useState<readonly string[]>([])
  const button = useRef<HTMLButtonElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { typed, setTyped, filter } = useFilter()

  useEffect(() => () => clearTimeout(rest.current), [])

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    clearTimeout(rest.current)
    setIsOpen(false)
  }
  const open = () => {
    setTyped('')
    setShown(path.map(({ value }) => value))
    setIsOpen(!isOpen)
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const show = (depth: number, value: string) => setShown([...shown.slice(0, depth), value])
  const choose = (depth: number, value: string) => {
    onChange(value)
    show(depth, value)
    if (below(value).length === 0) close()
  }
  const restOn = (depth: number, value: string) => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => show(depth, value), CASCADER.hoverMs)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // Esc must not close the surrounding dialog.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const levels = [null, ...shown].map(below).filter((level) => level.length > 0)

  return (
    // A press on its empty parts focuses it, so that the focus stays inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of everything in it
    <div className="cascader" tabIndex={-1} onKeyDown={press} onBlur={leave}>
      <button
        {...control}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-controls={`${control.id}-choices`}
        aria-expanded={isOpen}
        className="cascader-button"
        onClick={open}
      >
        <span className={cx('truncate', path.length === 0 && 'text-ink-3')}>
          {path.length > 0 ? cascaderText(path.map((choice) => choice.label)) : placeholder}
        </span>
        <ChevronDownIcon />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: it stands in a form, beside its field
        <div id={`${control.id}-choices`} role="group" aria-label={`选择${label}`} className="cascader-panel">
          <Input
            small
            type="search"
            aria-label={`查找${label}`}
            placeholder="输入名称查找"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {filter === '' ? (
            <div className="cascader-levels">
              {levels.map((level, depth) => (
                <Level key={shown[depth - 1] ?? label} label={depth === 0 ? label : `${label}：下一级`}>
                  {level.map(({ value, label: text }) => (
                    <Option
                      key={value}
                      isChosen={path[depth]?.value === value}
                      isShown={shown[depth] === value}
                      onClick={() => choose(depth, value)}
                      onEnter={() => restOn(depth, value)}
                      onLeave={() => clearTimeout(rest.current)}
                    >
                      {text}
                      {below(value).length > 0 && <span aria-hidden="true">›</span>}
                    </Option>
                  ))}
                </Level>
              ))}
            </div>
          ) : (
            <Found
              label={label}
              matches={find(filter)}
              onChoose={(value) => {
                onChange(value)
                close()
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}

function useFilter() {
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setFilter(typed.trim()), typed === '' ? 0 : CASCADER.filterDebounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, filter }
}

function Level({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="cascader-level">
      {children}
    </ul>
  )
}

function Option({
  isChosen,
  isShown,
  onClick,
  onEnter,
  onLeave,
  children,
}: {
  isChosen: boolean
  isShown?: boolean
  onClick: () => void
  onEnter?: () => void
  onLeave?: () => void
  children: ReactNode
}) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        data-shown={isShown || undefined}
        onClick={onClick}
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
      >
        {children}
      </button>
    </li>
  )
}

function Found({
  label,
  matches,
  onChoose,
}: {
  label: string
  matches: readonly (readonly CascaderOption[])[]
  onChoose: (value: string) => void
}) {
  return (
    <>
      <p role="status" className={matches.length > 0 ? 'sr-only' : 'p-2 text-ink-3'}>
        {matches.length > 0 ? `找到 ${matches.length} 项` : NONE}
      </p>
      <Level label={label}>
        {matches.map((path) => {
          const value = path.at(-1)?.value ?? ''
          return (
            <Option key={value} isChosen={false} onClick={() => onChoose(value)}>
              {cascaderText(path.map((choice) => choice.label))}
            </Option>
          )
        })}
      </Level>
    </>
  )
}
