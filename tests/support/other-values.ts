import { addDays, dayOf, parseDay } from '../../packages/domain/src/formatting'
import { type AnyCell, type CellColumn, type Column, maskValue } from '../../packages/domain/src/records'

const HAN = [...'安博诚鼎方广恒建明荣']

const next = (all: readonly string[], char: string, step: number) => {
  const others = all.filter((candidate) => candidate !== char)
  return others[step % others.length] ?? char
}

const otherChar = (char: string, step: number): string => {
  if (/\d/.test(char)) return next([...'0123456789'], char, step)
  if (/[A-Z]/.test(char)) return next([...'ABCDEFGH'], char, step)
  if (/[a-z]/.test(char)) return next([...'abcdefgh'], char, step)
  return /\p{Script=Han}/u.test(char) ? next(HAN, char, step) : char
}

/** Another text that looks the same to viewers who see only its mask. */
export function otherText(text: string, look: (text: string) => unknown, step: number): string {
  const [shown, chars] = [look(text), [...text]]
  for (const [i, char] of chars.entries()) {
    chars[i] = otherChar(char, step + i)
    if (look(chars.join('')) !== shown) chars[i] = char
  }
  return chars.join('')
}

const otherLocked = (column: Column | CellColumn, value: AnyCell, step: number): AnyCell => {
  if (column.type === 'date') return dayOf(addDays(parseDay(String(value)) ?? 0, 300 + (step % 60)))
  if (column.type === 'enum') {
    const others = column.options.filter((option) => option.value !== value)
    return others[step % others.length]?.value ?? value
  }
  // A multiple of a day in ms, of a yuan in fen and of one.
  if (typeof value === 'number') return value + 86_400_000 * (1 + (step % 9))
  return otherText(String(value), () => '', step)
}

/**
 * Another value of a closed column or cell, which viewers without access cannot distinguish from the first.
 */
export function otherValue(column: Column | CellColumn, value: AnyCell, step: number): AnyCell {
  const { access } = column
  if (!access || value === null || value === '') return value
  if (column.type === 'count' && access.below === 'locked') return Number(value) + 1 + (step % 9)
  if (access.below === 'locked') return otherLocked(column, value, step)
  const look = (text: string) => maskValue(access, typeof value === 'number' ? Number(text) : text)
  const other = otherText(String(value), look, step)
  return typeof value === 'number' ? Number(other) : other
}
