import { QUALIFICATIONS } from './qualifications'

const GRADE_LETTERS: Readonly<Record<string, string>> = {
  特: 'T',
  壹: 'A',
  一: 'A',
  贰: 'B',
  二: 'B',
  叁: 'C',
  三: 'C',
}
// The longest name first, so that no name matches as a part of another.
const NAMES = QUALIFICATIONS.map((q) => q.full).sort((a, b) => b.length - a.length)
const CODES = new Map(QUALIFICATIONS.map((q) => [q.full, q.value]))
const WRITTEN = new RegExp(`(${NAMES.join('|')})(?:资质)?\\s*(?:([特壹一贰二叁三])级)?`, 'g')

/**
 * The qualifications with their full names in a text, with the grade behind the name: 市政公用工程施工总承包贰级及以上 is
 * D110B. A category without a grade behind it is returned alone: D110.
 */
export function readQualificationTags(text: string): readonly string[] {
  const match = [...text.matchAll(WRITTEN)].map(
    ([, name = '', grade = '']) => `${CODES.get(name) ?? ''}${GRADE_LETTERS[grade] ?? ''}`,
  )
  return [...new Set(match)]
}
