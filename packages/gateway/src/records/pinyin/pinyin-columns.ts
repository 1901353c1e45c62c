import type { RecordKind } from '@zhushutong/domain/records'
import { brandStart, readingsOf } from './pinyin'

/** Columns with the sound of a title, for search by pinyin. */
export type Sound = 'pinyin' | 'initials' | 'brandPinyin' | 'brandInitials'

const SUGGESTED: readonly Sound[] = ['pinyin', 'initials', 'brandPinyin', 'brandInitials']

/**
 * The sounds stored for a kind's titles: all of them for suggested titles; only the pinyin for titles that are found by
 * their complete text, to match other spellings of a name.
 */
export function soundsOf(kind: RecordKind): readonly Sound[] {
  if (kind.suggests) return SUGGESTED
  return kind.keyword === 'whole' ? ['pinyin'] : []
}

const initialsOf = (readings: readonly string[]) => readings.map((reading) => [...reading][0] ?? '').join('')

/**
 * The sounds of a title in search form, by column name. The brand has none of its own when the title begins with it.
 */
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
