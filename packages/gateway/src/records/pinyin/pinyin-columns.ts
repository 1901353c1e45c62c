import type { RecordKind } from '@zhushutong/domain/records'
import { brandStart, readingsOf } from './pinyin'

/** Columns that hold how a title sounds, for titles that are typed by their pinyin. */
export type Sound = 'pinyin' | 'initials' | 'brandPinyin' | 'brandInitials'

const SUGGESTED: readonly Sound[] = ['pinyin', 'initials', 'brandPinyin', 'brandInitials']

/**
 * The sounds that are kept of a kind's titles: of suggested ones all, of those that are found by the complete title
 * only its pinyin, for another writing of the same name.
 */
export function soundsOf(kind: RecordKind): readonly Sound[] {
  if (kind.suggests) return SUGGESTED
  return kind.keyword === 'whole' ? ['pinyin'] : []
}

const initialsOf = (readings: readonly string[]) => readings.map((reading) => [...reading][0] ?? '').join('')

/** The sounds of a title in search form, by column name; a brand is left out where the title begins with it. */
export function soundRow(kind: RecordKind, form: string): Readonly<Record<string, string>> {
  if (soundsOf(kind).length === 0) return {}
  const readings = readingsOf(form, kind.keyword === 'whole' ? 'person' : 'title')
  const pinyin = readings.join('')
  if (!kind.suggests) return { pinyin }
  const start = brandStart(form)
  const whole = { pinyin, initials: initialsOf(readings) }
  if (start === 0) return whole
  const brand = readings.slice(start)
  return { ...whole, brand_pinyin: brand.join(''), brand_initials: initialsOf(brand) }
}
