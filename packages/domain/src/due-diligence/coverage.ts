/** A matter that the sheet says nothing about, with the place to ask. */
export interface Uncovered {
  readonly label: string
  readonly where: string
}

/** Matters that no source of the portal covers (DUE-10). */
const NEVER: readonly Uncovered[] = [
  { label: '诉讼、仲裁与执行案件', where: '中国裁判文书网、中国执行信息公开网' },
  { label: '股权结构与实际控制人', where: '国家企业信用信息公示系统' },
  { label: '财务报表、纳税与负债', where: '由企业提供经审计的报表与完税证明' },
  { label: '股权出质、动产抵押与担保', where: '国家企业信用信息公示系统、动产融资统一登记公示系统' },
  { label: '社保缴纳与人员在岗', where: '由企业提供社保缴纳证明' },
  { label: '银行资信与保函', where: '开户银行' },
]

/** The subjects whose sources were read for this company. */
export interface DueCoverage {
  readonly credit: boolean
  readonly wins: boolean
  readonly people: boolean
}

const SOMETIMES: ReadonlyArray<readonly [keyof DueCoverage, Uncovered]> = [
  ['credit', { label: '这家企业的信用记录', where: '信用中国' }],
  ['wins', { label: '这家企业的中标结果', where: '全国公共资源交易平台' }],
  ['people', { label: '这家企业的注册人员', where: '全国建筑市场监管公共服务平台' }],
]

/** The matters that a sheet does not cover: those of this company first, then those of every sheet (DUE-10). */
export function listUncovered(coverage: DueCoverage): readonly Uncovered[] {
  return [...SOMETIMES.flatMap(([key, uncovered]) => (coverage[key] ? [] : [uncovered])), ...NEVER]
}
