/** A way of repair: the office, the waiting time, the steps and the document with the rule (CRR-02). */
export interface RepairProcedure {
  readonly key: 'sanction' | 'wages' | 'enforcement' | 'abnormal' | 'listing'
  /** The office that decides, where the entry does not name it. */
  readonly office: string
  /** The place of the application. */
  readonly applyAt: string
  readonly condition: string
  readonly steps: readonly string[]
  readonly basis: string
}

/** Penalties and lists of the credit platforms. */
const NATIONAL = '《信用修复管理办法》（国家发展改革委，2026-04-01 起施行）'

export const REPAIR_PROCEDURES: Readonly<Record<RepairProcedure['key'], RepairProcedure>> = {
  sanction: {
    key: 'sanction',
    office: '作出处罚决定的机关',
    applyAt: '“信用中国”网站',
    condition: '达到最短公示期，已缴清罚款、改正违法行为，并公开作出信用承诺',
    steps: [
      '履行处罚决定：缴清罚款，完成整改，留存缴款凭证与整改报告',
      '公示满最短期限后，登录“信用中国”网站，在“信用修复”中选择这条处罚',
      '上传已履行义务的证明与信用承诺书，提交申请',
      '由作出处罚决定的机关审核；修复后停止公示，并同步到其他平台',
    ],
    basis: NATIONAL,
  },
  wages: {
    key: 'wages',
    office: '作出列入决定的人力资源社会保障部门',
    applyAt: '作出列入决定的人力资源社会保障部门',
    condition: '足额支付拖欠的工资，自改正之日起满 6 个月，并作出守信承诺',
    steps: [
      '足额支付拖欠的工资，由项目所在地人社部门出具已支付的证明',
      '自改正之日起满 6 个月，期间没有再次拖欠',
      '向作出列入决定的人社部门提交提前移出申请与守信承诺书',
      '准予移出后，联合惩戒措施同步解除',
    ],
    basis: '《拖欠农民工工资失信联合惩戒对象名单管理暂行办法》（人力资源社会保障部令第 45 号）',
  },
  enforcement: {
    key: 'enforcement',
    office: '执行法院',
    applyAt: '执行法院',
    condition: '全部履行生效法律文书确定的义务，或与申请执行人达成和解并履行完毕',
    steps: [
      '履行生效法律文书确定的义务，取得执行法院的结案或履行完毕证明',
      '向执行法院申请删除失信信息',
      '删除后核对“中国执行信息公开网”与“信用中国”是否同步',
    ],
    basis: '《最高人民法院关于公布失信被执行人名单信息的若干规定》（法释〔2017〕7 号）',
  },
  abnormal: {
    key: 'abnormal',
    office: '作出列入决定的市场监督管理部门',
    applyAt: '作出列入决定的市场监督管理部门',
    condition: '列入的情形已经消除：补报年报、更正公示信息，或恢复登记住所的联系',
    steps: [
      '消除列入的情形：补报年报、更正公示信息，或办理住所变更',
      '向登记机关提交移出经营异常名录申请与证明材料',
      '核实后移出，并在国家企业信用信息公示系统公示',
    ],
    basis: '《企业信息公示暂行条例》《市场监督管理信用修复管理办法》（国市监信规〔2021〕3 号）',
  },
  listing: {
    key: 'listing',
    office: '作出列入决定的机关',
    applyAt: '作出列入决定的机关',
    condition: '列入的情形已经改正，符合列入机关规定的移出条件',
    steps: [
      '按列入决定完成整改，留存证明材料',
      '向作出列入决定的机关申请移出或缩短公示',
      '移出后核对各信用平台是否同步',
    ],
    basis: NATIONAL,
  },
}
