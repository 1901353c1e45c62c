import { PROVINCES } from './provinces'

/** A province's own platform of construction records (REG-02). */
interface RegionalPlatform {
  readonly provinceCode: string
  readonly name: string
}

const PROVINCE_CODES = [
  '110000',
  '130000',
  '320000',
  '330000',
  '340000',
  '350000',
  '360000',
  '370000',
  '410000',
  '420000',
  '430000',
  '450000',
  '500000',
  '510000',
  '520000',
  '530000',
  '610000',
]

/** The seventeen regional platforms, by province code (REG-02). */
export const REGIONAL_PLATFORMS: readonly RegionalPlatform[] = PROVINCES.filter((p) =>
  PROVINCE_CODES.includes(p.code),
).map((p) => ({ provinceCode: p.code, name: `${p.shortName}平台` }))
