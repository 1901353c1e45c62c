interface Props {
  readonly legend: string
  /** The name of the radio buttons, unique on the page. */
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen?: string
  /** The option whose child level is open. */
  readonly shown?: string
  readonly isParent?: (value: string) => boolean
  readonly onChange: (value: string) => void
  /** Called by Enter, and after a pointer chose an option without child options. */
  readonly onDone: () => void
  readonly onRest?: (value: string) => void
  readonly onLeave?: () => void
}

/** One level of a cascader: radio buttons, so that the arrow keys and the reading of positions are native. */
export function CascaderLevel({ legend, name, options, isParent = () => false, ...props }: Props) {
  return (
    <fieldset className="cascader-level">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          data-shown={value === props.shown || undefined}
          onPointerEnter={() => props.onRest?.(value)}
          onPointerLeave={props.onLeave}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.chosen}
            onChange={() => props.onChange(value)}
            // An arrow key also clicks, without a pointer.
            onClick={({ detail }) => {
              if (detail > 0 && !isParent(value)) props.onDone()
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              props.onDone()
            }}
          />
          {label}
          {isParent(value) && <span aria-hidden="true">›</span>}
        </label>
      ))}
    </fieldset>
  )
}
