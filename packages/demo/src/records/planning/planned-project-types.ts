interface PlannedProjectType {
  readonly type: string
  readonly name: string
  readonly use: string
}

/** Types of projects by companies, with weights. */
export const PRIVATE_PROJECT_TYPES: ReadonlyArray<readonly [PlannedProjectType, number]> = [
  [{ type: 'building', name: '住宅小区项目', use: 'residential' }, 26],
  [{ type: 'building', name: '商住综合体项目', use: 'mixed' }, 12],
  [{ type: 'building', name: '商业广场项目', use: 'commercial' }, 8],
  [{ type: 'building', name: '智能制造产业园项目', use: 'industrial' }, 18],
  [{ type: 'building', name: '标准厂房建设项目', use: 'industrial' }, 14],
  [{ type: 'building', name: '仓储物流园项目', use: 'logistics' }, 10],
  [{ type: 'building', name: '研发办公楼项目', use: 'commercial' }, 8],
  [{ type: 'power', name: '分布式光伏发电项目', use: 'utility' }, 4],
  [{ type: 'building', name: '康复医院项目', use: 'public' }, 6],
  [{ type: 'building', name: '停车楼项目', use: 'transport' }, 5],
]

/** Types of projects by public institutions, with weights. */
export const PUBLIC_PROJECT_TYPES: ReadonlyArray<readonly [PlannedProjectType, number]> = [
  [{ type: 'building', name: '中心小学迁建项目', use: 'public' }, 7],
  [{ type: 'building', name: '职业技术学校新校区建设项目', use: 'public' }, 5],
  [{ type: 'building', name: '人民医院综合楼建设项目', use: 'public' }, 9],
  [{ type: 'building', name: '安置房建设项目', use: 'residential' }, 10],
  [{ type: 'building', name: '文化体育中心项目', use: 'public' }, 5],
  [{ type: 'municipal', name: '道路改造工程', use: 'transport' }, 16],
  [{ type: 'municipal', name: '老旧小区改造项目', use: 'residential' }, 10],
  [{ type: 'municipal', name: '污水处理厂及配套管网工程', use: 'utility' }, 10],
  [{ type: 'highway', name: '农村公路提升工程', use: 'transport' }, 8],
  [{ type: 'highway', name: '大桥新建工程', use: 'transport' }, 4],
  [{ type: 'water', name: '水库除险加固工程', use: 'utility' }, 6],
  [{ type: 'water', name: '河道综合治理工程', use: 'utility' }, 5],
  [{ type: 'landscape', name: '城市公园建设项目', use: 'green' }, 5],
  [{ type: 'fitout', name: '政务服务大厅装修改造项目', use: 'public' }, 4],
  [{ type: 'other', name: '产业用地场地平整项目', use: 'industrial' }, 3],
]

const USES_BY_WORD: ReadonlyArray<readonly [RegExp, string]> = [
  [/安置房|小区/, 'residential'],
  [/厂房/, 'industrial'],
  [/道路|公路|桥/, 'transport'],
  [/管网|污|水库|河道|灌区|配电|光伏/, 'utility'],
  [/公园|绿/, 'green'],
]

/** The land use of a project, derived from its name. */
export function landUseOf(name: string): string {
  return USES_BY_WORD.find(([word]) => word.test(name))?.[1] ?? 'public'
}
