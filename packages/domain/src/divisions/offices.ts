import { divisionName } from './divisions'

export interface Offices {
  /** Qualifications, permits, safety. */
  readonly housing: string
  /** Wages and their deposit. */
  readonly labour: string
  /** The province's part of the national platform for public resources: notices and results. */
  readonly platform: string
}

const HOUSING: Readonly<Record<string, string>> = {
  '110000': '北京市住房和城乡建设委员会',
  '120000': '天津市住房和城乡建设委员会',
  '310000': '上海市住房和城乡建设管理委员会',
  '500000': '重庆市住房和城乡建设委员会',
}

/** The offices of a province, by their names; municipalities have a bureau of labour, all others a department (CON-15). */
export function officesOf(provinceCode: string): Offices {
  const name = divisionName(provinceCode) ?? ''
  const housing = HOUSING[provinceCode]
  return {
    housing: housing ?? `${name}住房和城乡建设厅`,
    labour: `${name}人力资源和社会保障${housing === undefined ? '厅' : '局'}`,
    platform: `全国公共资源交易平台（${name}）`,
  }
}
