import { CASCADER, cascaderText } from '@zhushutong/domain/portal/shell'
import { Input } from '@zhushutong/ui/fields/field'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CascaderLevel } from './cascader-level'

export interface CascaderOption {
  readonly value: string
  readonly label: string
}

export interface CascaderOptions {
  /** The list's name for screen readers. */
  readonly label: string
  /** The chosen options from the first level down. */
  readonly path: readonly CascaderOption[]
  /** The options below a value; null for the first level. */
  readonly below: (value: string | null) => readonly CascaderOption[]
  /** All options whose name contains the text, each with its parent levels; best match first. */
  readonly find: (text: string) => readonly (readonly CascaderOption[])[]
  readonly onChange: (value: string) => void
}

const toMatch = (path: readonly CascaderOption[]): CascaderOption => ({
  value: path.at(-1)?.value ?? '',
  label: cascaderText(path.map((choice) => choice.label)),
})

/** The levels side by side, or the options found by name. */
export function CascaderChoices({
  label,
  path,
  below,
  find,
  onChange,
  onDone,
}: CascaderOptions & { onDone: () => void }) {
  const name = useId()
  const [typed, setTyped] = useState('')
  const filter = useDebounced(typed.trim())
  const { shown, restOn, leave, reset } = useShownPath(path.map(({ value }) => value))

  const choose = (value: string) => {
    reset()
    onChange(value)
  }
  /** Enter takes the best match instead of sending the surrounding form. */
  const takeBest = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const best = typed.trim() === '' ? undefined : find(typed.trim())[0]
    if (best) choose(toMatch(best).value)
    if (best || typed.trim() === '') onDone()
  }
  const matches = filter === '' ? [] : find(filter).map(toMatch)
  const levels = [null, ...shown].map(below).filter((level) => level.length > 0)

  return (
    <div className="grid gap-2">
      <Input
        small
        type="search"
        aria-label={`查找${label}`}
        placeholder="输入名称查找"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={takeBest}
      />
      {filter === '' ? (
        <div className="cascader-levels">
          {levels.map((level, depth) => (
            <CascaderLevel
              key={shown[depth - 1] ?? ''}
              legend={depth === 0 ? label : `${label}：下一级`}
              name={`${name}-${depth}`}
              options={level}
              chosen={path[depth]?.value}
              shown={shown[depth]}
              isParent={(value) => below(value).length > 0}
              onChange={choose}
              onDone={onDone}
              onRest={(value) => restOn(depth, value)}
              onLeave={leave}
            />
          ))}
        </div>
      ) : (
        <>
          <p role="status" className={matches.length > 0 ? 'sr-only' : 'p-2 text-ink-3'}>
            {matches.length > 0 ? `找到 ${matches.length} 项` : '没有匹配的选项'}
          </p>
          <CascaderLevel
            legend={label}
            name={`${name}-found`}
            options={matches}
            chosen={path.at(-1)?.value}
            onChange={choose}
            onDone={onDone}
          />
        </>
      )}
    </div>
  )
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : CASCADER.filterDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The values whose child levels are open: the chosen path, until the pointer rests on another option. */
function useShownPath(chosen: readonly string[]) {
  const [rested, setRested] = useState<readonly string[] | null>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = rested ?? chosen
  const leave = () => clearTimeout(rest.current)
  useEffect(() => () => clearTimeout(rest.current), [])
  return {
    shown,
    leave,
    restOn: (depth: number, value: string) => {
      leave()
      rest.current = setTimeout(() => setRested([...shown.slice(0, depth), value]), CASCADER.hoverMs)
    },
    reset: () => {
      leave()
      setRested(null)
    },
  }
}
