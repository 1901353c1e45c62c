import { FEN_PER_WAN } from '../../../formatting'
import type { RangePreset } from '../../catalogue/filter'

/** Presets for publication or issue dates, counted back from today. */
export const PAST_DAYS = [
  { value: '7d', label: '近 7 天', days: 7 },
  { value: '30d', label: '近 30 天', days: 30 },
  { value: '90d', label: '近 90 天', days: 90 },
  { value: '1y', label: '近一年', days: 365 },
] as const satisfies readonly RangePreset[]

/** Presets for the remaining validity. */
export const REMAINING_DAYS = [
  { value: 'past', label: '已过期', past: true },
  { value: '7d', label: '7 天内到期', days: -7 },
  { value: '30d', label: '30 天内到期', days: -30 },
  { value: '90d', label: '90 天内到期', days: -90 },
  { value: '180d', label: '180 天内到期', days: -180 },
  { value: '365d', label: '一年内到期', days: -365 },
] as const satisfies readonly RangePreset[]

/** Presets for the time for which a certificate still has to be valid. */
export const VALID_FOR = [
  { value: '30d', label: '30 天内到期', days: -30 },
  { value: '90d', label: '90 天内到期', days: -90 },
  { value: 'half', label: '有效半年以上', from: 183 },
  { value: 'year', label: '有效一年以上', from: 365 },
  { value: 'years', label: '有效两年以上', from: 730 },
] as const satisfies readonly RangePreset[]

/** Presets for the bid deadline: the time left for a tender. */
export const DUE_DAYS = [
  { value: 'past', label: '已截止', past: true },
  { value: '3d', label: '3 天内截止', days: -3 },
  { value: '7d', label: '7 天内截止', days: -7 },
  { value: '14d', label: '14 天内截止', days: -14 },
  { value: '30d', label: '30 天内截止', days: -30 },
  // No tender is open for longer than a year.
  { value: 'open', label: '尚未截止', days: -365 },
] as const satisfies readonly RangePreset[]

/** Presets for the investment of a project, in fen. */
export const INVESTMENTS = [
  { value: 'lt1000', label: '1000 万以下', max: 1000 * FEN_PER_WAN - 1 },
  { value: '1000to5000', label: '1000–5000 万', min: 1000 * FEN_PER_WAN, max: 5000 * FEN_PER_WAN - 1 },
  { value: '5000to20000', label: '5000 万–2 亿', min: 5000 * FEN_PER_WAN, max: 20_000 * FEN_PER_WAN - 1 },
  { value: 'gte20000', label: '2 亿以上', min: 20_000 * FEN_PER_WAN },
] as const satisfies readonly RangePreset[]

/** Presets for the area of a plot or building, in square metres. */
export const AREAS = [
  { value: 'lt5000', label: '5 千㎡以下', max: 4_999 },
  { value: '5000to20000', label: '5 千–2 万㎡', min: 5_000, max: 19_999 },
  { value: '20000to100000', label: '2 万–10 万㎡', min: 20_000, max: 99_999 },
  { value: 'gte100000', label: '10 万㎡以上', min: 100_000 },
] as const satisfies readonly RangePreset[]

/** Amount ranges usual among bidders, in fen; without gaps, open at both ends. */
export const AMOUNT_PRESETS = [
  { value: 'lt400', label: '400 万以下', max: 400 * FEN_PER_WAN - 1 },
  { value: '400to3000', label: '400–3000 万', min: 400 * FEN_PER_WAN, max: 3000 * FEN_PER_WAN - 1 },
  { value: '3000to10000', label: '3000 万–1 亿', min: 3000 * FEN_PER_WAN, max: 10_000 * FEN_PER_WAN - 1 },
  { value: 'gte10000', label: '1 亿以上', min: 10_000 * FEN_PER_WAN },
] as const satisfies readonly RangePreset[]
