import { addDays, addMonths, dayOf } from '@zhushutong/domain/formatting'
import { type Random, randomOf } from '../random'
import { abbreviationOf } from '../world/abbreviations'
import { certificateTail } from '../world/made-up-names'
import { housingAuthority } from '../world/places'
import type { CompanyIdentity } from './company-identity'

const STREAM = 180
const NONE = {
  safetyPermitNo: null,
  safetyPermitIssuer: null,
  safetyPermitFrom: null,
  safetyPermitUntil: null,
}

const lastDay = (random: Random, today: number): number => {
  if (random.chance(0.03)) return addDays(today, random.int(2, 29))
  return random.chance(0.06) ? addDays(today, -random.int(1, 200)) : addDays(today, random.int(1, 1090))
}

/**
 * The safety permit of a construction company, valid for three years; the columns are those of
 * company.kind.ts.
 */
export function safetyPermitOf(index: number, { trade, region }: CompanyIdentity, today: number) {
  const random = randomOf(STREAM, index)
  if (trade.heads.length === 0 || random.chance(0.04)) return NONE
  const until = lastDay(random, today)
  const from = addDays(addMonths(until, -36), 1)
  return {
    safetyPermitNo: `（${abbreviationOf(region)}）JZ安许证字〔${dayOf(from).slice(0, 4)}〕${certificateTail(random, 6)}`,
    safetyPermitIssuer: housingAuthority(region),
    safetyPermitFrom: dayOf(from),
    safetyPermitUntil: dayOf(until),
  }
}
