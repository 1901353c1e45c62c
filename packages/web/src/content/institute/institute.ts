import type { RouteName } from '@zhushutong/domain/addresses'
import type { ContentPage } from '../page.types'

/** 研究院首页 */
const yjyhome: ContentPage = {
  title: '筑数通研究院：招投标与建筑市场研究',
  description: '筑数通研究院：用公开的招标、中标、企业与人员记录研究建筑市场，报告免费阅读，图表实时更新。',
  section: 'institute',
  blocks: [
    {
      kind: 'newest-report',
      links: [
        { label: '全部报告', href: '/reporthome.html' },
        { label: '看数据', href: '/yjydata.html' },
      ],
      proofs: ['口径公开', '图表随数据更新', '免费阅读'],
    },
    {
      kind: 'charts',
      title: '市场脉搏',
      sub: '由平台收录的公开记录实时统计，不是抽样估计。',
      names: ['tendersByMonth', 'amountByMonth', 'discountBands', 'winsByType'],
    },
    { kind: 'research', title: '最新研究', most: 5 },
    {
      kind: 'cards',
      title: '了解研究院',
      items: [
        { title: '研究团队', text: '四个研究组的分工与方法。', label: '认识团队', href: '/yjyteam.html' },
        {
          title: '关于研究院',
          text: '研究什么、不研究什么，以及怎样保持独立。',
          label: '关于我们',
          href: '/yjyabout.html',
        },
        {
          title: '委托研究',
          text: '区域进入、竞争对手画像、政策影响评估。',
          label: '联系我们',
          href: '/yjycontact.html',
        },
      ],
    },
  ],
}

/** 报告首页 */
const reporthome: ContentPage = {
  title: '研究院报告',
  description: '筑数通研究院的全部报告：招投标活跃度、下浮率、市场构成、区域分布与资质供给，免费在线阅读。',
  section: 'institute',
  blocks: [
    {
      kind: 'hero',
      title: '研究院报告',
      lead: '每份报告一个问题，先给结论，再给口径与图表。图表由实时记录计算，打开时就是最新的。',
      links: [{ label: '看实时数据', href: '/yjydata.html', primary: true }],
      proofs: ['免费在线阅读', '可引用，请注明来源与日期'],
    },
    { kind: 'research', title: '全部报告', only: 'report' },
    {
      kind: 'cards',
      title: '继续看',
      items: [
        {
          title: '研究方法',
          text: '异常低价、在建推断、业主跟踪与数据质量。',
          label: '全部研究',
          href: '/yjyresearch.html',
        },
        {
          title: '委托研究',
          text: '公开报告没有覆盖的地区和问题。',
          label: '提需求',
          href: '/yjycontact.html',
        },
      ],
    },
  ],
}

/** 研究院团队 */
const yjyteam: ContentPage = {
  title: '研究院团队',
  description: '筑数通研究院的四个研究组：招投标制度、数据科学、产业与区域、资质与人员，以及各自的研究方法。',
  section: 'institute',
  blocks: [
    {
      kind: 'hero',
      title: '研究团队',
      lead: '按问题分组，而不是按头衔。每份成果由两人以上完成，一人写作、一人复核数据与口径。',
      links: [{ label: '看研究成果', href: '/yjyresearch.html', primary: true }],
    },
    {
      kind: 'points',
      title: '四个研究组',
      items: [
        {
          title: '招投标制度组',
          text: '评标办法、资格条件、异常低价与异议投诉。读招标文件，也读行政处理决定。',
        },
        {
          title: '数据科学组',
          text: '主体识别、同一项目的归并、在建推断与图表口径。负责每一个数字可以重算。',
        },
        { title: '产业与区域组', text: '区域市场、业主行为、专业工程的竞争格局与价格分布。' },
        { title: '资质与人员组', text: '资质标准变化、注册与安全人员供给、证书有效期对企业的影响。' },
      ],
    },
    {
      kind: 'steps',
      title: '一份成果怎样完成',
      items: [
        { title: '定问题', text: '写清要回答什么、不回答什么。' },
        { title: '定口径', text: '数据来源、时间范围、剔除规则。' },
        { title: '计算', text: '用平台记录计算，保留可重算的步骤。' },
        { title: '复核', text: '另一人按口径独立重算。' },
        { title: '发布', text: '写明样本数与局限，错误公开更正。' },
      ],
    },
    {
      kind: 'cards',
      title: '一起研究',
      items: [
        {
          title: '高校与协会',
          text: '联合课题、数据口径交流与学生实践。',
          label: '联系合作',
          href: '/yjycontact.html',
        },
        {
          title: '从业者',
          text: '对结论有不同看法或更好的案例，欢迎写信。',
          label: '写信给我们',
          href: '/yjycontact.html',
        },
      ],
    },
  ],
}

/** 研究成果 */
const yjyresearch: ContentPage = {
  title: '研究成果',
  description: '筑数通研究院的报告与方法研究：招投标活跃度、下浮率、异常低价、在建推断、业主跟踪与数据质量。',
  section: 'institute',
  blocks: [
    {
      kind: 'hero',
      title: '研究成果',
      lead: '报告回答市场怎么样，方法研究说明数字怎么来、到哪里为止。',
      links: [{ label: '看实时数据', href: '/yjydata.html', primary: true }],
    },
    { kind: 'research', title: '全部成果' },
  ],
}

/** 联系研究院 */
const yjycontact: ContentPage = {
  title: '联系研究院：委托研究与数据合作',
  description: '向筑数通研究院提出委托研究与数据合作：区域市场进入、竞争对手画像、政策影响评估与联合课题。',
  section: 'institute',
  blocks: [
    {
      kind: 'hero',
      title: '委托研究与数据合作',
      lead: '说明您要做的决定，我们先判断公开数据能不能回答。不能回答的，会直接告诉您。',
      links: [{ label: '提交需求', href: '#ask', primary: true }],
      proofs: ['先评估再报价', '口径与局限写进报告', '不接受预设结论'],
    },
    {
      kind: 'table',
      title: '常见课题',
      head: ['课题', '回答什么', '需要您提供'],
      rows: [
        ['区域市场进入', '机会、门槛、主要竞争者与合作单位', '目标地区、工程类型、资质'],
        ['竞争对手画像', '中标分布、价格习惯、人员与资质变化', '对手名单与关注的时间段'],
        ['业主研究', '发包节奏、类型偏好与历年合作单位', '业主名单或区域'],
        ['政策影响评估', '规则变化影响哪些企业与项目', '政策文件与关注的问题'],
      ],
    },
    {
      kind: 'faq',
      items: [
        {
          question: '可以购买原始数据吗？',
          answer: '受限于个人信息保护与来源方的要求，只提供经脱敏和汇总的数据，具体范围在合同中写明。',
        },
        {
          question: '报告可以用在投标文件里吗？',
          answer: '可以引用公开发布的报告并注明来源；委托研究的使用范围以合同约定为准。',
        },
        {
          question: '媒体可以引用图表吗？',
          answer: '可以，请注明“筑数通研究院”、数据口径和访问日期。图表会随数据更新而变化。',
        },
      ],
    },
    {
      kind: 'consult',
      title: '提交研究需求',
      sub: '写明要回答的问题、地区、时间范围和需要的日期。',
      promises: ['一个工作日内确认能否研究', '先写口径再开始', '不接受预设结论'],
      topic: 'research',
      button: '提交需求',
    },
  ],
}

/** 关于研究院 */
const yjyabout: ContentPage = {
  title: '关于研究院',
  description: '筑数通研究院研究什么、用什么数据、怎样保持独立，以及怎样更正错误。',
  section: 'institute',
  blocks: [
    {
      kind: 'hero',
      title: '关于研究院',
      lead: '筑数通研究院是筑数通的研究部门，用公开数据回答建筑市场中可以被回答的问题。',
      links: [{ label: '读研究成果', href: '/yjyresearch.html', primary: true }],
    },
    {
      kind: 'text',
      title: '我们相信什么',
      paragraphs: [
        '好的结论应当能被别人重新算出来。因此每份成果都写明数据来源、时间范围、剔除规则与样本数，样本太少就不下结论。',
        '相关不等于因果，往来多不等于违规。涉及具体单位的判断，只陈述公开记录，不作评价。',
      ],
    },
    {
      kind: 'text',
      title: '用什么数据',
      paragraphs: ['只使用依法公开的信息，并遵守来源网站的使用要求。'],
      list: [
        '招标、开标、评标与中标公示。',
        '企业登记、资质、安全许可与信用记录。',
        '四库一平台及各省的工程项目信息。',
        '规划、用地与审批等项目前期信息。',
      ],
    },
    {
      kind: 'text',
      title: '独立与更正',
      paragraphs: [
        '研究不因委托方而改变结论；委托研究会注明委托。发现错误时在原文更正并写明更正的内容和日期。',
        '如果您发现数据有误，可以在对应记录的详情页提交“数据纠错”；对研究结论有异议，请通过联系页来信。',
      ],
    },
    {
      kind: 'cards',
      title: '继续了解',
      items: [
        { title: '研究团队', text: '四个研究组的分工与方法。', label: '认识团队', href: '/yjyteam.html' },
        { title: '联系研究院', text: '委托研究、合作与更正。', label: '联系我们', href: '/yjycontact.html' },
      ],
    },
  ],
}

/** 研究院数据 */
const yjydata: ContentPage = {
  title: '研究院数据：招标、中标、下浮率与区域分布',
  description:
    '建筑市场实时图表：每月招标与中标、中标金额、工程类型、下浮率分布、各省招标与企业、资质与人员。',
  section: 'institute',
  blocks: [
    {
      kind: 'hero',
      title: '研究院数据',
      lead: '图表由平台收录的公开记录实时计算，每张图都附有同一组数字的表格。',
      links: [{ label: '读报告', href: '/reporthome.html', primary: true }],
      proofs: ['近十二个整月', '只计人民币金额', '样本少于 10 条不列出'],
    },
    {
      kind: 'charts',
      title: '招标与中标',
      sub: '中标落后招标一到三个月，两条曲线应放在一起看。',
      names: ['tendersByMonth', 'winsByMonth', 'amountByMonth', 'winsByType'],
    },
    {
      kind: 'charts',
      title: '价格',
      sub: '只统计同时写明预算与中标金额的标段；括号内为样本数。',
      names: ['discountBands', 'discountByType'],
    },
    {
      kind: 'charts',
      title: '区域',
      sub: '招标按项目所在地，企业按注册地；点省名看该省的全部记录。',
      names: ['tendersByProvince', 'companiesByProvince'],
    },
    {
      kind: 'charts',
      title: '资质与人员',
      sub: '一家企业可有多项资质，一人可在多个名录，各类合计大于总数。',
      names: ['qualifications', 'personnel'],
    },
    {
      kind: 'cards',
      title: '需要更细的数据',
      items: [
        {
          title: '自己查',
          text: '按地区、类型、金额与时间筛选全部记录。',
          label: '组合查询',
          href: '/comquery/',
        },
        {
          title: '委托研究',
          text: '指定地区与问题，写明口径与局限。',
          label: '提需求',
          href: '/yjycontact.html',
        },
      ],
    },
  ],
}

/** The institute's pages by route, in the order of their tabs. */
export const INSTITUTE_PAGES = { yjyhome, reporthome, yjyresearch, yjydata, yjyteam, yjyabout, yjycontact }

export const INSTITUTE_TABS = Object.keys(INSTITUTE_PAGES) as readonly RouteName[]
