import type { ImportMode } from '../data-import'
import { DEFAULT_LIMITS, type FileLimits } from '../statements'
import { parsePlace } from './place'
import { MAX_HOURS, minuteOfDay, type Rhythm } from './rhythm'

/** The rhythms of the form; '' for a source without. */
export const RHYTHMS = ['', 'daily', 'hours'] as const
const MAX_RANK = 99
/** The code of a source, as mapping files name it. */
export const SOURCE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/

/** The settings of a source as its form sends them; '' for an empty field. */
export interface SourceForm {
  readonly platform: string
  readonly rank: number
  readonly place: string
  readonly mode: ImportMode
  readonly rhythm: (typeof RHYTHMS)[number]
  /** HH:mm, for a daily source. */
  readonly at: string
  /** Hours, for the others. */
  readonly every: number | null
  readonly tolerance: number
  readonly maxRejected: number
  readonly maxLost: number | null
  readonly maxChanged: number | null
}

/** The settings of a source (DAT-60, DAT-61). */
export interface SourceSettings extends FileLimits {
  readonly platform: string | null
  readonly rank: number
  /** '' for a source that is only imported by hand. */
  readonly place: string
  readonly mode: ImportMode
  readonly rhythm: Rhythm | null
  /** Hours. */
  readonly tolerance: number
}

interface FormProblem {
  readonly field: keyof SourceForm
  readonly message: string
}

const DEFAULT_TOLERANCE = 6

/** The form of a source without settings. */
export const EMPTY_SOURCE_FORM: Omit<SourceForm, 'platform' | 'rank'> = {
  place: '',
  mode: 'delta',
  rhythm: '',
  at: '02:30',
  every: null,
  tolerance: DEFAULT_TOLERANCE,
  ...DEFAULT_LIMITS,
}

const isWithin = (value: number | null, from: number, to: number): value is number =>
  value !== null && Number.isInteger(value) && value >= from && value <= to

const rhythmOf = ({ rhythm, at, every }: SourceForm): Rhythm | null =>
  rhythm === 'daily'
    ? { type: 'daily', at }
    : rhythm === 'hours' && every !== null
      ? { type: 'hours', every }
      : null

/** The settings of a form, or its problems (DAT-60, DAT-61, DAT-63). */
export function readSourceForm(
  form: SourceForm,
  allowsLocal: boolean,
): SourceSettings | { readonly problems: readonly FormProblem[] } {
  const place = form.place.trim()
  const parsedPlace = place === '' ? null : parsePlace(place, allowsLocal)
  const percentages = (['maxRejected', 'maxLost', 'maxChanged'] as const).filter(
    (field) => form[field] !== null && !isWithin(form[field], 0, 100),
  )
  const checks: readonly (readonly [keyof SourceForm, string | null])[] = [
    ['platform', form.platform.trim().length > 40 ? '名称最多 40 字' : null],
    ['rank', isWithin(form.rank, 0, MAX_RANK) ? null : `级别为 0 到 ${MAX_RANK} 的整数`],
    ['place', parsedPlace !== null && 'problem' in parsedPlace ? parsedPlace.problem : null],
    ['rhythm', place !== '' && form.rhythm === '' ? '请选择多久取一次' : null],
    ['at', form.rhythm === 'daily' && minuteOfDay(form.at) === null ? '请填写时刻，如 02:30' : null],
    [
      'every',
      form.rhythm === 'hours' && !isWithin(form.every, 1, MAX_HOURS) ? `请填写 1 到 ${MAX_HOURS} 小时` : null,
    ],
    ['tolerance', isWithin(form.tolerance, 0, MAX_HOURS) ? null : `请填写 0 到 ${MAX_HOURS} 小时`],
    ...percentages.map((field) => [field, '请填写 0 到 100 的整数'] as const),
  ]
  const problems = checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
  if (problems.length > 0) return { problems }
  const { rank, mode, tolerance, maxRejected, maxLost, maxChanged } = form
  const platform = form.platform.trim() || null
  return { platform, rank, place, mode, rhythm: rhythmOf(form), tolerance, maxRejected, maxLost, maxChanged }
}
