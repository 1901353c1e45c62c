import type { KindName } from '../records'

/**
 * Names that exports of company directories and of trading centres give to the columns of a kind, besides its own labels;
 * separated by spaces, the preferred one first.
 */
export const VENDOR_HEADERS: Partial<Record<KindName, Readonly<Record<string, string>>>> = {
  company: {
    name: '公司名称 企业名称 单位名称 机构名称 企业全称 公司全称 市场主体名称 施工企业名称 名称',
    creditCode: '统一社会信用代码 社会信用代码 统一信用代码 信用代码 统一社会信用代码/组织机构代码 纳税人识别号 税号',
    registerNo: '注册号 工商注册号',
    organisationCode: '组织机构代码',
    formerNames: '曾用名 历史名称 企业曾用名',
    status: '经营状态 登记状态 企业状态 公司状态 存续状态',
    legalPerson: '法定代表人 法人代表 法人 法定代表人姓名 企业法人 负责人',
    capital: '注册资本 注册资金',
    establishedOn: '成立日期 成立时间 注册日期 注册时间',
    companyType: '公司类型 企业类型 企业(机构)类型 类型 企业性质',
    address: '注册地址 企业地址 公司地址 企业注册地址 住所 地址',
    businessScope: '经营范围',
    contactPhone: '电话 联系电话 企业电话 有效手机号 手机',
    contactEmail: '邮箱 电子邮箱 企业邮箱',
    safetyPermitNo: '安全生产许可证编号 安全生产许可证号 安许证号',
    safetyPermitUntil: '安全生产许可证有效期 安全生产许可证有效期至',
    sourceUrl: '链接 网页链接 详情链接',
  },
  person: {
    name: '姓名 人员姓名',
    companyName: '注册单位 所在企业 所属企业 单位名称 企业名称',
    registrationSummary: '注册类别 证书类别 注册类型及等级',
    contactPhone: '联系电话 电话',
  },
  winning: {
    projectName: '项目名称 工程名称 中标项目 标段名称 项目',
    projectCode: '项目编号 招标编号 项目编码',
    sectionCode: '标段编号 标段号',
    companyName: '中标单位 中标企业 中标人 中标公司 中标单位名称 企业名称',
    winningAmount: '中标金额 中标价 中标价格 成交金额 中标总价',
    budgetAmount: '预算金额 招标控制价 最高限价 控制价',
    managerName: '项目经理 项目负责人 建造师 项目经理姓名',
    ownerUnitName: '业主单位 建设单位 招标人 招标单位 采购人',
    agencyName: '代理机构 招标代理 招标代理机构 代理单位',
    awardedOn: '中标日期 中标时间 中标公示日期 公示日期',
    duration: '工期 工期(天) 中标工期',
    sourceUrl: '链接 公告链接 详情链接 原文链接',
  },
  tender: {
    engineeringName: '工程名称 项目名称 公告标题 标题 招标项目名称',
    projectCode: '项目编号 招标编号 项目编码',
    sectionCode: '标段编号 标段号',
    noticeType: '公告类型 信息类型',
    ownerUnitName: '业主单位 建设单位 招标人 招标单位 采购人',
    ownerUnitContact: '业主联系人 招标人联系人',
    ownerUnitPhone: '业主电话 招标人电话',
    agencyName: '代理机构 招标代理 招标代理机构 代理单位',
    buggetAmount: '预算金额 招标控制价 最高限价 控制价 项目金额',
    publicityTime: '发布日期 发布时间 公告日期 公告时间',
    bidDeadline: '投标截止 投标截止时间 报名截止时间',
    openingTime: '开标时间',
    winnerName: '中标单位 中标企业 中标人 中标公司',
    winningAmount: '中标金额 中标价 成交金额',
    awardedOn: '中标日期 中标时间',
    content: '公告内容 正文 内容',
    sourceUrl: '链接 公告链接 详情链接 原文链接',
  },
  credit: { name: '企业名称 公司名称', creditCode: '统一社会信用代码 信用代码' },
  qualificationExpiry: {
    companyName: '企业名称 公司名称',
    qualificationName: '资质名称 资质 资质类别及等级',
    grade: '等级 资质等级',
    certificateNo: '证书编号 资质证书号',
    issuer: '发证机关',
    grantedOn: '发证日期',
    validUntil: '有效期至 有效期 证书有效期',
  },
  planned: { name: '项目名称 拟建项目名称', companyName: '项目单位 建设单位 业主单位', investment: '总投资 投资金额' },
}

/** Names of the fields that say where a record is, in the order of the parser of regions. */
export const PLACE_HEADERS = {
  province: '所属省份 所在省份 省份 省 注册省份 项目所在省',
  city: '所属城市 所在城市 城市 市 地市 地区 注册城市 项目所在市',
  county: '所属区县 所在区县 区县 县区 区/县',
} as const

/** Names of an export's fields that no kind has a column for; a header may have them. */
export const OTHER_HEADERS =
  '实缴资本 核准日期 营业期限 国标行业门类 国标行业大类 国标行业中类 国标行业小类 所属行业 英文名 参保人数 更多电话 其他电话 更多邮箱 其他邮箱 网址 官网 最新年报地址 通信地址 人员规模 企业规模 登记机关 序号 资质 资质等级 资质名称 证书编号 发证日期 发证机关 有效期'

/** Names of a table's columns that say when its data were collected. */
export const DATE_HEADERS = '数据日期 数据时间 更新日期 更新时间 采集日期 导出日期'

/** Qualifications of a company in columns of its row: the table's columns by the names of theirs. */
export const QUALIFICATION_HEADERS: Readonly<Record<string, string>> = {
  name: '资质名称 资质 资质类别 资质类型',
  grade: '资质等级 等级',
  certificateNo: '证书编号 资质证书号 证书号 资质证书编号',
  issuer: '发证机关 发证单位',
  grantedOn: '发证日期 发证时间',
  validUntil: '有效期至 有效期 证书有效期 有效期止',
}

/**
 * Tables in columns of a row, by kind and table: the names over their columns, and further names of the columns below; a
 * header may write both as one.
 */
export const TABLE_HEADERS: Partial<
  Record<KindName, Readonly<Record<string, { readonly over: string; readonly cells: Readonly<Record<string, string>> }>>>
> = {
  company: {
    qualifications: {
      over: '资质 企业资质 资质信息 资质证书 资质情况',
      cells: { ...QUALIFICATION_HEADERS, name: `名称 类别 ${QUALIFICATION_HEADERS.name}` },
    },
  },
  person: {
    registrations: {
      over: '注册与证书 注册信息 证书 证书信息 注册证书',
      cells: { category: '类别 名称 证书名称 类型', certificateNo: '编号 证书号 注册号', validUntil: '有效期' },
    },
  },
  tender: {
    candidates: {
      over: '中标候选人 候选人 中标候选人信息',
      cells: {
        rank: '名次 排名 排序',
        companyName: '名称 单位名称 投标人 投标单位 单位',
        price: '报价 投标报价 投标价',
        managerName: '项目经理 项目负责人',
      },
    },
    awards: {
      over: '中标结果 中标信息 中标人',
      cells: { companyName: '名称 单位名称 中标人 中标单位 单位', amount: '中标价 中标金额 金额' },
    },
  },
}
