import type { RouteName } from '@zhushutong/domain/addresses'
import type { ContentPage } from '../page.types'

const SPAN = '近十二个整月'
const PROOFS = [SPAN, '只计人民币金额', '每张图附同一组数字的表格'] as const

const SOURCES = [
  '全部数字由平台收录的公开记录实时汇总，不是统计公报，也不是抽样推算；没有收录的不计入，收录范围见各列表的来源与采集时间。',
  '同一项目有多份公告的只计一次；变更后以最新公告为准。外币金额不折算、不计入。',
  '金额合计不足 3 条记录的不公布，以免从合计推出单个项目。',
] as const

/** 民生建设 */
const macroCitizen: ContentPage = {
  title: '宏观分析：民生建设',
  description:
    '教育、医疗、住房、供排水、出行与公园等民生工程的招标数量与预算，按类别、省份与月份，由公开公告实时汇总。',
  section: 'macro',
  blocks: [
    {
      kind: 'hero',
      title: '民生建设',
      lead: '学校、医院、住房、管网、道路与公园：各地在建什么、预算多少，以及住宅用地成交的走势。',
      links: [{ label: '查招标', href: '/zhaobiao/', primary: true }],
      proofs: PROOFS,
    },
    {
      kind: 'charts',
      title: '民生工程招标',
      sub: '按工程名称中的字样归入一类，只计招标环节的公告，不计招标计划。',
      names: ['civicByClass', 'civicAmountByClass', 'civicByProvince', 'civicAmountByProvince'],
    },
    {
      kind: 'charts',
      title: '住宅与商住用地成交',
      sub: '按成交结果的公示月份；成交价为公示的成交总价。',
      names: ['homesByMonth', 'homesAmountByMonth'],
    },
    {
      kind: 'text',
      title: '来源与口径',
      paragraphs: [
        '招标来自各级公共资源交易平台与招标投标公共服务平台的公告，土地来自自然资源主管部门的成交公示。',
        ...SOURCES,
      ],
    },
  ],
}

/** 固定资产投资 */
const macroFixed: ContentPage = {
  title: '宏观分析：固定资产投资',
  description:
    '已办理立项、备案或核准的拟建项目数量与总投资，按审批月份、工程类型与省份，由公开审批结果实时汇总。',
  section: 'macro',
  blocks: [
    {
      kind: 'hero',
      title: '固定资产投资',
      lead: '拟建项目是投资的前端：先有审批，后有招标。这里看审批了多少项目、总投资多少、投向哪里。',
      links: [{ label: '查拟建', href: '/nijian/', primary: true }],
      proofs: PROOFS,
    },
    {
      kind: 'charts',
      title: '每月审批',
      sub: '按项目最近一次审批的月份；总投资为审批文件载明的计划数，不是完成额。',
      names: ['plannedByMonth', 'plannedAmountByMonth'],
    },
    {
      kind: 'charts',
      title: '投向',
      sub: '工程类型按项目名称与建设内容归类；省份为建设地点。',
      names: ['plannedAmountByType', 'plannedAmountByProvince'],
    },
    {
      kind: 'text',
      title: '来源与口径',
      paragraphs: [
        '拟建项目来自投资项目在线审批监管平台的公示。它与统计部门的固定资产投资完成额不是同一口径。',
        ...SOURCES,
      ],
    },
  ],
}

/** 地方建设 */
const macroPlace: ContentPage = {
  title: '宏观分析：地方建设',
  description: '各省建筑企业数、招标数、中标数与中标金额的对比，点省名看该省的全部记录，由公开记录实时汇总。',
  section: 'macro',
  blocks: [
    {
      kind: 'hero',
      title: '地方建设',
      lead: '一省有多少企业、一年招多少标、中标多少钱：进入一个地区之前先看这四张图。',
      links: [{ label: '各地下浮率与竞争', href: '/zhongbiaolv/', primary: true }],
      proofs: PROOFS,
    },
    {
      kind: 'charts',
      title: '各省规模',
      sub: '招标与中标按项目所在地，企业按注册地；点省名看该省的全部记录。',
      names: ['winsByProvince', 'winsAmountByProvince', 'tendersByProvince', 'companiesByProvince'],
    },
    {
      kind: 'text',
      title: '来源与口径',
      paragraphs: [
        '招标与中标来自各级公共资源交易平台，企业来自建筑市场监管公共服务平台与企业信用信息公示系统。',
        ...SOURCES,
      ],
    },
  ],
}

/** 政府项目 */
const macroGovernment: ContentPage = {
  title: '宏观分析：政府项目',
  description:
    '机关事业单位作为招标人的项目数量与预算，以及各省土地成交价款，按月份、类型与省份，由公开记录实时汇总。',
  section: 'macro',
  blocks: [
    {
      kind: 'hero',
      title: '政府项目',
      lead: '机关事业单位发包了多少项目、预算多少、投在哪些工程；土地成交价款则是地方财力的一面。',
      links: [{ label: '机关事业单位业主', href: '/owner/?nature=public', primary: true }],
      proofs: PROOFS,
    },
    {
      kind: 'charts',
      title: '机关事业单位的招标',
      sub: '招标人的单位性质为机关事业单位；国有企业发包的项目不在其中。',
      names: ['publicByMonth', 'publicAmountByMonth', 'publicAmountByType', 'publicAmountByProvince'],
    },
    {
      kind: 'charts',
      title: '土地成交价款',
      sub: '国有建设用地使用权成交结果的成交价，按公示月份与所在省份，不等于财政收入。',
      names: ['landAmountByMonth', 'landAmountByProvince'],
    },
    {
      kind: 'text',
      title: '来源与口径',
      paragraphs: [
        '招标来自各级公共资源交易平台的公告，土地来自自然资源主管部门的成交公示；不含财政预决算数据。',
        ...SOURCES,
      ],
    },
  ],
}

/** The pages of the macro analysis by route, in the order of their tabs (SHL-17). */
export const MACRO_PAGES = { macroCitizen, macroFixed, macroPlace, macroGovernment }

export const MACRO_TABS = Object.keys(MACRO_PAGES) as readonly RouteName[]
