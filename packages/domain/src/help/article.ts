/** An article of the help page: a question about the site, its answer, and a link to the page that it is about. */
export interface HelpArticle {
  /** Its anchor on the help page. */
  readonly topic: string
  readonly group: string
  readonly title: string
  /** Words of questions that this article answers, separated by spaces, in lower case. */
  readonly words: string
  readonly text: readonly string[]
  readonly link: { readonly label: string; readonly path: string }
}
