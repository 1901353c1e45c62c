import { ARTICLE_LABELS, type ArticleField, type ArticleForm } from './article-form'

/** A difference between two versions of an article in one field (CON-05). */
export interface ArticleChange {
  readonly field: ArticleField
  readonly label: string
  readonly before: string
  readonly after: string
}

const textOf = (form: ArticleForm, field: ArticleField): string => {
  // A version older than the field has no value.
  const value = form[field] ?? ''
  return typeof value === 'string' ? value : value.join('、')
}

/** The fields in which a version differs from an earlier one, in the order of the form (CON-05). */
export function compareArticles(before: ArticleForm, after: ArticleForm): ArticleChange[] {
  return (Object.keys(ARTICLE_LABELS) as ArticleField[]).flatMap((field) => {
    const [was, is] = [textOf(before, field), textOf(after, field)]
    return was === is ? [] : [{ field, label: ARTICLE_LABELS[field], before: was, after: is }]
  })
}

/** The message for a version that is not saved, as another editor has saved a newer one meanwhile (CON-05). */
export function explainOutdated(version: number, current: number, by: string | null): string {
  const who = by === null ? '' : `${by} `
  return `${who}已保存了第 ${current} 版，您改的是第 ${version} 版；请先看过新版本再改，您写的内容还在页面上`
}
