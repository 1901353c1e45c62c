import { QUALIFICATIONS } from '../../records'
import type { Reading } from './reading'
import { ask, type ReadingContext } from './reading-context'
import { normaliseQuestion } from './text'

const contentWords = ({ parsed, question }: ReadingContext): readonly string[] => {
  const { qualification } = parsed
  const standards = QUALIFICATIONS.filter(({ value }) => qualification.heads.includes(value)).map(
    ({ full }) => full,
  )
  return [...new Set([...standards, ...listContentWords(normaliseQuestion(question))])]
}

const QUESTION_WORDS =
  /请问|我公司|我们公司|我司|我们|怎么办理|怎么办|怎么|如何|什么时候|什么是|是什么|什么|哪些|需要|要求|有没有|有|吗|呢|的|了|是|多少|多久|多大|能不能|能否|可以|最多|应该|我|要提前|提前|交|几天|几个|[?？,，。!！、\s]/gu

/** The words of a question about rules, the longest first. */
const listContentWords = (text: string): readonly string[] =>
  text
    .replace(QUESTION_WORDS, ' ')
    .split(' ')
    .filter((word) => word.length >= 2)
    .sort((a, b) => b.length - a.length)

/** The reading as a question about the text of standards, policies and questions (AI-12). */
export function readContent(context: ReadingContext): Reading {
  const words = contentWords(context)
  const parts = context.parsed.explains ? words.flatMap((word) => word.match(/.{2}/gu) ?? []) : []
  return words.length > 0 ? { is: 'content', words, parts } : ask(['没有听懂您的问题'])
}
