import { type AnswerForm, checkAnswer, findChannel, trimAnswer } from '@zhushutong/domain/content'
import { isFields } from '../source'
import type { ReadablePage } from './read-articles'
import { readField } from './read-field'

/**
 * The page's text as the accepted answer of a question, or the error in Chinese (CON-12); null if the page names no
 * author of an answer.
 */
export function readAnswer({
  fields: { channel, answer },
  format,
  text,
}: ReadablePage): { readonly form: AnswerForm | null } | { readonly problem: string } {
  if (answer === undefined || answer === null) return { form: null }
  if (findChannel(readField(channel))?.shape !== 'question') return { problem: 'answer 只用于问答栏目' }
  if (!isFields(answer)) return { problem: 'answer 应为 author、authorTitle 与 basis' }
  const form = trimAnswer({
    author: readField(answer.author),
    authorTitle: readField(answer.authorTitle),
    basis: readField(answer.basis),
    accepted: true,
    format,
    text,
  })
  const [problem] = checkAnswer(form)
  return problem ? { problem: `answer ${problem.message}` } : { form }
}
