const coded = <P extends string>(prefix: P, names: string) =>
  names.split(' ').map((label, i) => ({ value: `${prefix}${String(i + 1).padStart(2, '0')}`, label }))

/**
 * The certificates of the five sub-lists, by the code in a person's `certificateCodes`: the three classes of safety
 * managers, the eleven posts on site, special operations, titles, and trades of skilled workers.
 */
export const PERSON_CERTIFICATES = {
  aqsl: coded(
    'A',
    '企业主要负责人（A类） 项目负责人（B类） 专职安全员（C1类） 专职安全员（C2类） 专职安全员（C3类）',
  ),
  sydry: coded('S', '施工员 质量员 安全员 标准员 材料员 机械员 劳务员 资料员 测量员 试验员 预算员'),
  tzzy: coded(
    'T',
    '建筑电工 建筑架子工 起重信号司索工 塔式起重机司机 施工升降机司机 物料提升机司机 起重机械安装拆卸工 高处作业吊篮安装拆卸工',
  ),
  zcry: coded('Z', '助理工程师 工程师 高级工程师 正高级工程师'),
  jsgr: coded('J', '砌筑工 钢筋工 混凝土工 模板工 抹灰工 防水工 管道工 焊工'),
} as const

/** The filter label of each sub-list. */
export const CERTIFICATE_LABELS = {
  aqsl: '证书类别',
  sydry: '岗位',
  tzzy: '作业类别',
  zcry: '职称等级',
  jsgr: '工种',
} as const satisfies Record<keyof typeof PERSON_CERTIFICATES, string>
