import { buttonClass } from '@zhushutong/ui/button-class'

interface Kind {
  readonly segment: string
  readonly label: string
  readonly placeholder: string
  /** A badge beside the label: 新, +12. */
  readonly badge?: string
}

/**
 * The large search box: a plain GET form with radio buttons for the kinds, so that it works before scripts
 * run. `PlainControls` shows the placeholder of the chosen kind.
 */
export function HeroSearch({ kinds }: { kinds: readonly Kind[] }) {
  const [first] = kinds
  if (!first) return null
  return (
    <search aria-label="首页搜索">
      <form action="/query/" className="hero-search">
        <fieldset>
          <legend className="sr-only">查询类别</legend>
          {kinds.map(({ segment, label, placeholder, badge }, index) => (
            <label key={segment}>
              <input
                type="radio"
                name="name"
                value={segment}
                data-placeholder={placeholder}
                className="sr-only"
                defaultChecked={index === 0}
              />
              {label}
              {badge && <sup>{badge}</sup>}
            </label>
          ))}
        </fieldset>
        <div className="hero-box">
          <input
            name="keyword"
            aria-keyshortcuts="/"
            type="search"
            maxLength={18}
            placeholder={first.placeholder}
            aria-label="搜索"
            autoComplete="off"
          />
          <kbd>/</kbd>
          <button type="submit" data-track="search" className={buttonClass({ variant: 'primary' })}>
            搜索
          </button>
        </div>
      </form>
    </search>
  )
}
