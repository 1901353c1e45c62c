interface SearchCategory {
  readonly value: string
  readonly label: string
}

/** A search form of the page, rendered by any feature. */
export interface SearchBox {
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  /** Empty if the form shows the categories itself, right above its box. */
  readonly categories: readonly SearchCategory[]
  readonly category: () => string
  readonly choose: (category: string) => void
  readonly href: (keyword: string) => string
}

const buildSearchHref = (form: HTMLFormElement, input: HTMLInputElement, keyword: string): string => {
  const target = new URL(form.action, location.href)
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') target.searchParams.set(name, name === input.name ? keyword : value)
  }
  return `${target.pathname}${target.search}`
}

/** null without a search input. */
export function readSearchBox(form: HTMLFormElement): SearchBox | null {
  const input = form.querySelector<HTMLInputElement>('input[type=search]')
  if (!input) return null
  const select = form.querySelector('select')
  const chosenRadio = () => form.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value
  return {
    form,
    input,
    categories: [...(select?.options ?? [])].map(({ value, text }) => ({ value, label: text })),
    category: () => select?.value ?? chosenRadio() ?? form.dataset.searchForm ?? '',
    choose: (category) => {
      if (!select) return
      select.value = category
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    href: (keyword) => buildSearchHref(form, input, keyword),
  }
}
