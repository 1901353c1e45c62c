import type { ContentPage } from '../page.types'

/** 推广页 */
const sem: ContentPage = {
  title: '查企业、查业绩、查招标，一个账号就够',
  description:
    '筑数通：查建筑企业资质、人员、业绩、招标中标与信用，条条有来源。手机号验证即可注册，免费使用。',
  blocks: [
    {
      kind: 'hero',
      title: '查企业、查业绩、查招标，一个账号就够',
      lead: '施工企业、项目业主和材料商都在用公开数据做决定。筑数通把分散在各地平台的记录放到一处，条条写明来源与核验时间。',
      links: [
        { label: '先看看企业数据', href: '/qiye/' },
        { label: '看招标公告', href: '/zhaobiao/' },
      ],
      proofs: ['注册免费', '网页即用，不用下载', '联系方式等完整信息由会员查看'],
    },
    {
      kind: 'register',
      title: '免费注册',
      lead: '未注册的手机号验证后自动创建账号。',
      promises: [],
      next: '/qiye/',
    },
    {
      kind: 'points',
      title: '注册后马上能用',
      items: [
        {
          title: '按条件找企业',
          text: '地区、资质、业绩、人员组合筛选，条件写在网址里，收藏和转发都是同一份结果。',
        },
        { title: '跟标不遗漏', text: '招标、评标、中标按地区与类型筛选，临近截止的排在前面。' },
        { title: '合作前先核对', text: '资质有效期、在建推断、处罚与失信记录，一页看完。' },
      ],
    },
    {
      kind: 'cards',
      title: '先随便看看',
      items: [
        { title: '查企业', text: '资质、人员、业绩与信用。', label: '去查企业', href: '/qiye/' },
        { title: '查招标', text: '按地区、类型、金额筛选。', label: '去查招标', href: '/zhaobiao/' },
        { title: '查业绩', text: '四库一平台项目与人员。', label: '去查四库', href: '/siku/' },
      ],
    },
    {
      kind: 'faq',
      items: [
        {
          question: '注册收费吗？',
          answer: '不收费。查询与筛选免费，联系方式、证书编号等完整信息由会员查看，价格在会员页写明。',
        },
        {
          question: '手机号会不会被公开？',
          answer: '不会。手机号只用于登录与必要通知，收集与使用的范围见隐私协议。',
        },
      ],
    },
  ],
}

/** 快速注册 */
const quickRegiste: ContentPage = {
  title: '快速注册',
  description: '用手机号快速注册筑数通：拖动滑块、输入短信验证码即可，未注册的号码自动创建账号。',
  blocks: [
    {
      kind: 'hero',
      title: '一分钟注册筑数通',
      lead: '输入手机号，拖动滑块完成安全验证，填写短信验证码。没有账号的号码会自动创建。',
      proofs: ['免费注册', '不必设置密码', '随时可以注销'],
    },
    {
      kind: 'register',
      title: '免费注册',
      lead: '验证通过后直接登录。',
      promises: [],
      next: '/qiye/',
    },
  ],
}

/** 推广注册 */
const tuiguang: ContentPage = {
  title: '推广合作：把筑数通介绍给同行',
  description:
    '筑数通推广合作：面向协会、培训机构、代理与渠道的推广说明，专属短链、可核对的访问数据与合规要求。',
  blocks: [
    {
      kind: 'hero',
      title: '把好用的工具介绍给同行',
      lead: '协会、培训机构、招标代理与行业媒体都可以申请推广合作。我们给出专属短链，访问次数可以核对。',
      links: [{ label: '注册后联系我们', href: '#register', primary: true }],
      proofs: ['专属短链', '访问可核对', '写明来源'],
    },
    {
      kind: 'register',
      title: '注册账号',
      lead: '推广合作以账号为准，未注册的手机号会自动创建。',
      promises: [],
      next: '/center/',
    },
    {
      kind: 'steps',
      title: '怎样合作',
      items: [
        { title: '注册账号', text: '用单位联系人的手机号注册。' },
        { title: '说明渠道', text: '提交渠道、受众与预计人数。' },
        { title: '领取短链', text: '每个渠道一条，写明用途与有效期。' },
        { title: '推广', text: '使用统一的介绍文字与图片。' },
        { title: '核对', text: '按短链核对访问与注册数量。' },
      ],
    },
    {
      kind: 'faq',
      items: [
        {
          question: '可以发短信群发短链吗？',
          answer: '不可以。未经同意的商业短信属于违法行为，请通过自有会员、社群或线下活动推广。',
        },
        {
          question: '短链会过期吗？',
          answer: '会写明有效期，到期后访问为页面未找到，避免旧海报继续引流到已结束的活动。',
        },
      ],
    },
    {
      kind: 'consult',
      title: '申请推广合作',
      sub: '写明单位、渠道与受众规模。',
      promises: ['一个工作日内回复', '专属短链与素材', '数据可核对'],
      topic: 'other',
      button: '提交申请',
    },
  ],
}

/** AI 招投标 */
const aiztb: ContentPage = {
  title: 'AI 招投标：看标、核对与准备',
  description:
    '用智能助手看招标文件与记录：按条件找标、核对资质要求与差距、列出投标准备清单，每个结论都链接到原始记录。',
  section: 'services',
  blocks: [
    {
      kind: 'hero',
      title: '把看标的时间，从一天缩到一小时',
      lead: '用一句话描述要找的标，助手按地区、类型、金额和资质筛选，并把结论链接到每一条记录，您来做最后的判断。',
      links: [
        { label: '去找标', href: '/zhaobiao/', primary: true },
        { label: '咨询企业方案', href: '#ask' },
      ],
      proofs: ['每个结论都有出处', '不编造项目与联系方式', '不代替人的投标决策'],
      sample: {
        title: '匹配结果',
        note: '示例 · 市政公用工程 二级',
        head: ['条件', '招标要求', '结论'],
        rows: [
          { cells: ['资质', '市政公用工程二级及以上', '符合'], tone: 'ok' },
          { cells: ['项目经理', '二级建造师（市政）', '符合'], tone: 'ok' },
          { cells: ['类似业绩', '单项 1,000 万元以上 1 项', '差 1 项'], tone: 'bad' },
          { cells: ['投标保证金', '20 万元', '可用保函'], tone: 'warn' },
        ],
      },
    },
    {
      kind: 'points',
      title: '能帮您做什么',
      items: [
        { title: '找标', text: '用口语描述地区、类型、金额与截止时间，得到一份可以继续筛选的清单。' },
        { title: '核对', text: '把招标要求与本企业的资质、人员、业绩对照，列出已满足、待确认和缺少的。' },
        { title: '准备', text: '根据要求生成材料与时间清单，标出最容易遗漏的签字盖章与原件。' },
      ],
    },
    {
      kind: 'table',
      title: '人与助手的分工',
      head: ['步骤', '助手做', '您来做'],
      rows: [
        ['找标', '按条件筛选并说明理由', '决定跟哪几个'],
        ['核对', '对照公开记录列差距', '补充内部业绩与人员情况'],
        ['报价', '给出同类项目的公开价格分布', '核算成本并定价'],
        ['投标', '列出材料与时间清单', '编制、签章与递交'],
      ],
    },
    {
      kind: 'faq',
      items: [
        {
          question: '助手会不会编造信息？',
          answer: '助手只根据平台收录的记录回答，并给出每条依据的链接；没有记录时会直接说没有。',
        },
        {
          question: '能直接生成投标文件吗？',
          answer: '不代写完整的投标文件。技术方案、承诺与报价由企业负责，助手只整理清单与依据。',
        },
        {
          question: '收费吗？',
          answer: '查询与筛选注册后免费。团队使用与接口接入按账号和调用量商定，可在本页提交需求。',
        },
      ],
    },
    {
      kind: 'consult',
      title: '咨询企业方案',
      sub: '写明投标团队人数、每月大约跟标数量和主要地区。',
      promises: ['按实际流程演示', '接口与账号方案', '数据范围与口径说明'],
      topic: 'aiztb',
      button: '提交需求',
    },
  ],
}

export const PROMO_PAGES = { sem, quickRegiste, tuiguang, aiztb }
