export interface SearchCategory {
  readonly value: string
  readonly label: string
  readonly placeholder: string
  /** A badge beside the label: 新, +12. */
  readonly badge?: string
}

/** The state of a search box, shared with its suggestions. */
export interface SearchState {
  readonly text: string
  readonly category: string
  readonly placeholder: string | undefined
  readonly maxLength: number | undefined
  /** The categories to choose among; empty if the page shows them right above the box. */
  readonly categories: readonly SearchCategory[]
  /** False for a visitor, who logs in before the results (ACC-11). */
  readonly maySearch: boolean
  readonly hrefOf: (keyword: string) => string
  readonly onType: (text: string) => void
  readonly onCategory: (category: string) => void
  readonly onLogin: (href: string) => void
}
