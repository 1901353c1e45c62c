import { type ArticleForm, EMPTY_ARTICLE } from '@zhushutong/domain/content'
import type { RowOf } from '../../api'

export type ArticleRow = RowOf<'article'>

/** The form's values; tags are typed as one text. */
export type ArticleValues = Omit<ArticleForm, 'tags'> & { readonly newId: string; readonly tags: string }

const HOUSE = '筑数通编辑部'

export function valuesOfRow(row: ArticleRow | null): ArticleValues {
  if (!row) return { ...EMPTY_ARTICLE, source: HOUSE, tags: '', newId: '' }
  const { tags, format, text = '', ...rest } = row
  const fields = Object.keys(EMPTY_ARTICLE) as (keyof ArticleForm)[]
  const known = Object.fromEntries(fields.map((field) => [field, rest[field as keyof typeof rest] ?? '']))
  return { ...(known as unknown as ArticleForm), format, text, tags: tags.join('，'), newId: '' }
}

/** The article in the shape of the calls. */
export function formOfValues({ newId: _, tags, ...rest }: ArticleValues) {
  const list = tags
    .split(/[,，、\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  return { ...rest, tags: [...new Set(list)] }
}
