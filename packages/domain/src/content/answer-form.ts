import type { ArticleFormat } from './article-form'

/** An answer to a question as entered by the editors (CON-12); an empty field is ''. */
export interface AnswerForm {
  readonly author: string
  /** The author's profession, such as 资质顾问. */
  readonly authorTitle: string
  readonly format: ArticleFormat
  readonly text: string
  /** The source that the answer is based on. */
  readonly basis: string
  /** True for the accepted answer; a question has one at most. */
  readonly accepted: boolean
}

/** The fields with their own checks. */
export type AnswerField = Exclude<keyof AnswerForm, 'format' | 'accepted'>

export interface AnswerProblem {
  readonly field: AnswerField
  readonly message: string
}

export const ANSWER_LABELS: Readonly<Record<AnswerField, string>> = {
  author: '回答者',
  authorTitle: '身份',
  text: '回答',
  basis: '依据',
}

/** Maximum lengths in UTF-16 units (CON-12). */
export const ANSWER_LENGTHS: Readonly<Record<AnswerField, number>> = {
  author: 32,
  authorTitle: 32,
  text: 10_000,
  basis: 500,
}

const REQUIRED: readonly AnswerField[] = ['author', 'text']
const FIELDS = Object.keys(ANSWER_LABELS) as AnswerField[]

/** The answer with its texts trimmed (CON-12). */
export function trimAnswer({ author, authorTitle, basis, ...rest }: AnswerForm): AnswerForm {
  return { ...rest, author: author.trim(), authorTitle: authorTitle.trim(), basis: basis.trim() }
}

/** All problems of a trimmed answer, in the order of the form; empty if it can be saved (CON-12). */
export function checkAnswer(form: AnswerForm): AnswerProblem[] {
  return FIELDS.flatMap((field) => {
    const value = form[field]
    if (REQUIRED.includes(field) && value.trim() === '')
      return [{ field, message: `请填写${ANSWER_LABELS[field]}` }]
    const most = ANSWER_LENGTHS[field]
    return value.length > most ? [{ field, message: `${ANSWER_LABELS[field]}最多 ${most} 字` }] : []
  })
}
