'use client'

export type SearchOption = { value: string; label: string; placeholder: string }

/**
 * The search box of the header: a GET form that works without scripts. `PlainControls` adds the placeholder
 * of the selected category and the shortcut `/`, which focuses the box.
 */
export function SearchForm({
  action,
  options,
  category,
  keyword = '',
  names = { category: 'name', keyword: 'keyword' },
  maxLength,
}: {
  action: string
  options: readonly SearchOption[]
  category?: string
  keyword?: string
  /** The parameter names of the two values in the address. */
  names?: { category: string; keyword: string }
  maxLength?: number
}) {
  // A list without a category of its own is searched in the first.
  const chosen = options.find(({ value }) => value === category) ?? options[0]

  return (
    <search className="min-w-0 flex-1">
      <form
        action={action}
        className="flex h-10 overflow-hidden rounded-2 border-[1.5px] border-primary bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-primary-line"
      >
        <select
          name={names.category}
          aria-label="查询类别"
          defaultValue={chosen?.value}
          data-placeholders=""
          className="max-w-36 border-r border-line bg-surface pr-1 pl-2 [field-sizing:content] focus-visible:-outline-offset-2 md:pl-3"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} data-placeholder={option.placeholder}>
              {option.label}
            </option>
          ))}
        </select>
        <input
          type="search"
          name={names.keyword}
          defaultValue={keyword}
          placeholder={chosen?.placeholder}
          aria-label="搜索"
          aria-keyshortcuts="/"
          autoComplete="off"
          maxLength={maxLength}
          className="min-w-0 flex-1 px-3 outline-none"
        />
        <kbd className="mr-2 hidden self-center rounded-1 border border-line px-1.5 font-sans text-12 text-ink-3 md:block">
          /
        </kbd>
        <button
          type="submit"
          data-track="search"
          className="w-16 flex-none bg-primary text-primary-ink hover:bg-primary-strong md:w-18"
        >
          搜索
        </button>
      </form>
    </search>
  )
}
