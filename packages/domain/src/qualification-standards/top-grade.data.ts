/** A requirement of the special grade: its clause in 建市〔2007〕72 号, and the figure. */
export interface TopGradeRow {
  readonly kind: 'capital' | 'assets' | 'tax' | 'credit' | 'manager' | 'lead' | 'finance' | 'constructors' | 'centre' | 'research'
  readonly label: string
  readonly clause: string
  readonly subject: string
  readonly figure: string
  readonly count: number
}

/** The special grade, the same for every category except for the required works. */
export const TOP_GRADE: readonly TopGradeRow[] = [
  {
    kind: 'capital',
    label: '注册资本',
    clause: '一、1',
    subject: '企业注册资本',
    figure: '3 亿元以上',
    count: 30_000,
  },
  { kind: 'assets', label: '净资产', clause: '一、2', subject: '企业净资产', figure: '3.6 亿元以上', count: 36_000 },
  {
    kind: 'tax',
    label: '纳税',
    clause: '一、3',
    subject: '近 3 年上缴建筑业营业税（原文如此，营业税已改为增值税）',
    figure: '每年 5,000 万元以上',
    count: 5_000,
  },
  {
    kind: 'credit',
    label: '银行授信',
    clause: '一、4',
    subject: '近 3 年银行授信额度',
    figure: '每年 5 亿元以上',
    count: 50_000,
  },
  { kind: 'manager', label: '企业经理', clause: '二、1', subject: '工程管理工作经历', figure: '10 年以上', count: 10 },
  {
    kind: 'lead',
    label: '技术负责人',
    clause: '二、2',
    subject: '工程技术管理工作经历；工程序列高级职称，且为一级注册建造师或注册工程师',
    figure: '15 年以上',
    count: 15,
  },
  {
    kind: 'finance',
    label: '财务负责人',
    clause: '二、3',
    subject: '高级会计师职称及注册会计师资格',
    figure: '1 人',
    count: 1,
  },
  {
    kind: 'constructors',
    label: '注册建造师',
    clause: '二、4',
    subject: '一级注册建造师',
    figure: '50 人以上',
    count: 50,
  },
  {
    kind: 'centre',
    label: '科技进步',
    clause: '三、1',
    subject: '省部级（或相当于省部级水平）及以上的企业技术中心',
    figure: '1 个',
    count: 1,
  },
  {
    kind: 'research',
    label: '科技进步',
    clause: '三、2',
    subject: '近 3 年科技活动经费支出占营业额的平均比例',
    figure: '0.5% 以上',
    count: 0.5,
  },
]
