/** A part of the help page: what is asked about the site, its answer, and the page where it is done. */
export interface HelpArticle {
  /** Its anchor on the help page. */
  readonly topic: string
  readonly group: string
  readonly title: string
  /** Words of questions that mean it, parted by spaces, in lower case. */
  readonly words: string
  readonly text: readonly string[]
  readonly link: { readonly label: string; readonly path: string }
}
