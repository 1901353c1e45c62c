'use client'

type SearchOption = { value: string; label: string; placeholder: string }

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
  /** The address's parameter names for the category and the keyword. */
  names?: { category: string; keyword: string }
  maxLength?: number
}) {
  // A list without its own category is searched in the first category.
  const chosen = options.find(({ value }) => value === category) ?? options[0]

  return (
    <search className="min-w-0 flex-1">
      <form action={action} className="search-box">
        <select name={names.category} aria-label="查询类别" defaultValue={chosen?.value} data-placeholders="">
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
        />
        <kbd>/</kbd>
        <button type="submit" data-track="search">
          搜索
        </button>
      </form>
    </search>
  )
}
