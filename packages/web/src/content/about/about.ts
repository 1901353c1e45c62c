import { MAX_FAVOURITES } from '@zhushutong/domain/favourites'
import { formatCount } from '@zhushutong/domain/formatting'
import { ENTERPRISE_VIP, SVIP_BENEFITS } from '@zhushutong/domain/membership'
import type { ContentPage } from '../page.types'

/** 会员权益（企业数据） */
const vip: ContentPage = {
  title: '会员权益：企业数据',
  description:
    '建筑管家 SVIP 在企业数据上的权益：联系方式、证书编号、报价与导出，普通用户与会员的差别和价格一览。',
  blocks: [
    {
      kind: 'hero',
      title: '会员看到的企业数据，完整到哪里',
      lead: '查企业、查人员、查招投标对所有人开放；会员看到完整的联系方式、证书编号与报价，并可导出为表格。',
      links: [
        { label: '看套餐价格', href: '#price', primary: true },
        { label: '先免费查一家', href: '/qiye/' },
      ],
      proofs: ['付款后立即开通', '可开具发票', '每条数据注明来源'],
      sample: {
        title: '同一条记录',
        note: '示例 · 企业详情',
        head: ['字段', '普通用户', '会员'],
        rows: [
          { cells: ['联系电话', '1380****666', '完整显示'], tone: 'ok' },
          { cells: ['证书编号', '渝建安许****', '完整显示'], tone: 'ok' },
          { cells: ['中标报价', '脱敏', '完整显示'], tone: 'ok' },
          { cells: ['导出', '—', `每月 ${formatCount(SVIP_BENEFITS.exportsPerMonth)} 条`], tone: 'ok' },
        ],
      },
    },
    { kind: 'comparison', title: '权益对比' },
    { kind: 'packages', title: '套餐与价格', sub: '价格为当前实时价格，首购优惠以下单时为准。' },
    {
      kind: 'cards',
      title: '另外看看',
      items: [
        {
          title: '增值服务',
          text: '动态核查、资质到期、人员缺口等单项服务。',
          label: '看增值服务',
          href: '/vips.html',
        },
        {
          title: '企业 VIP',
          text: `多人共用，一年 ${formatCount(ENTERPRISE_VIP.yearFen / 100)} 元含 ${ENTERPRISE_VIP.freeSharedAccounts} 个共享账号。`,
          label: '看企业 VIP',
          href: '/svip.html?product=enterprise',
        },
        {
          title: '会员专享的记录',
          text: '土地、规划等专题的完整记录由会员查看。',
          label: '看说明',
          href: '/svip404/tdcr/all.html',
        },
      ],
    },
    {
      kind: 'faq',
      items: [
        {
          question: '开通后所有数据都能看吗？',
          answer:
            '能看到记录中已公开的完整信息。个人证件号码任何时候都不展示；没有的信息显示为“--”，不猜、不补。',
        },
        {
          question: '一个账号可以几个人用吗？',
          answer: '账号仅限本人使用。多人使用请开通企业 VIP：按手机号把共享账号给同事，随时收回再给别人。',
        },
        {
          question: '不满意可以退吗？',
          answer: '按会员协议中的退款约定处理，活动产品通常不支持退款，购买前请看清规则。',
        },
      ],
    },
    {
      kind: 'consult',
      title: '想让团队一起用',
      sub: '写明人数、主要地区和用途，顾问会给出企业版方案。',
      promises: ['席位可增减', '按企业统计导出', '支持公司转账与发票'],
      topic: 'membership',
      button: '咨询企业版',
    },
  ],
}

/** 会员权益（增值服务） */
const vips: ContentPage = {
  title: '会员权益：增值服务',
  description:
    '筑数通增值服务：动态核查、资质到期、安许到期、资质追踪与人员缺口检测，每项解决什么问题与适合谁。',
  blocks: [
    {
      kind: 'hero',
      title: '五项增值服务，解决五个具体问题',
      lead: '会员解决“看得全”，增值服务解决“看得早”：到期、核查、变更这类信息，错过几天就没有意义。',
      links: [
        { label: '先免费查看', href: '/dthc/tz/', primary: true },
        { label: '价格与开通', href: '/svip.html?product=staff_vacancy' },
        { label: '咨询套餐', href: '#ask' },
      ],
      proofs: ['先看得到再决定买', '列表页可免费浏览脱敏内容', '随时停止续费'],
    },
    {
      kind: 'cards',
      title: '五项服务',
      items: [
        {
          title: '动态核查',
          text: '通知、整改、结果三类动态，看到被核查的企业与资质。',
          label: '去看看',
          href: '/dthc/tz/',
        },
        {
          title: '资质追踪',
          text: '企业资质新增、升级、延续与注销，每日更新。',
          label: '去看看',
          href: '/zzwinning/',
        },
        {
          title: '资质到期',
          text: '按剩余天数、资质与地区筛选即将到期的企业。',
          label: '去看看',
          href: '/zzdq/',
        },
        { title: '安许到期', text: '安全生产许可证即将到期的企业名单。', label: '去看看', href: '/axdq/' },
        {
          title: '人员缺口检测',
          text: '对照资质标准核对注册人员，列出缺几名、缺什么专业。',
          label: '去检测',
          href: '/renyuans/',
        },
        { title: '业主查', text: '业主联系人、历年招标与合作单位分析。', label: '去查业主', href: '/owner/' },
      ],
    },
    {
      kind: 'table',
      title: '适合谁',
      head: ['服务', '典型用户', '多久看一次'],
      rows: [
        ['动态核查', '施工企业的资质管理人员', '每周'],
        ['资质到期、安许到期', '代办与培训机构、市场人员', '每天'],
        ['资质追踪', '竞争对手分析、供应商开发', '每天'],
        ['人员缺口检测', '人力与资质管理人员', '每次申报前'],
        ['业主查', '市场与投标人员', '跟标期间'],
      ],
    },
    {
      kind: 'faq',
      items: [
        { question: '可以只买一项吗？', answer: '可以，每项服务单独按年购买，各自计算有效期。' },
        {
          question: '和 SVIP 有什么关系？',
          answer: '互不包含：SVIP 看完整的企业、人员与招投标数据，增值服务看对应的专题信息。',
        },
        {
          question: '导出算谁的次数？',
          answer: `每项增值服务含导出条数，超出后按条计费，具体以页面显示的为准。`,
        },
      ],
    },
    {
      kind: 'consult',
      title: '咨询套餐',
      sub: '写明想用的服务、地区与人数。',
      promises: ['按需组合', '一个工作日内回复', '可开具发票'],
      topic: 'membership',
      button: '咨询套餐',
    },
  ],
}

/** 注册福利 */
const registrationBenefits: ContentPage = {
  title: '注册福利：新用户能得到什么',
  description: '注册筑数通可以得到什么：免费查询、收藏与导出额度、邀请权益，以及注册方式和注销说明。',
  blocks: [
    {
      kind: 'hero',
      title: '注册即用，不用试用期',
      lead: '注册是为了把您的条件、收藏和导出留在自己的账号里。查询与筛选不收费。',
      links: [{ label: '立即注册', href: '/auth/login/?backUrl=%2Fqiye%2F', primary: true }],
      proofs: ['手机号验证即可', '不需要绑定银行卡', '随时可以注销'],
    },
    {
      kind: 'points',
      title: '注册后免费得到',
      items: [
        { title: '完整的查询与筛选', text: '企业、人员、业绩、招标、中标、信用，按条件筛选并保存在网址里。' },
        {
          title: '收藏与纠错',
          text: `收藏最多 ${formatCount(MAX_FAVOURITES)} 条记录；发现有误的内容可以提交纠错并查看处理结果。`,
        },
        { title: '邀请同行', text: '把平台介绍给同行，邀请与活动权益以当时页面的说明为准。' },
      ],
    },
    {
      kind: 'steps',
      title: '怎样注册',
      items: [
        { title: '输入手机号', text: '任意可接收短信的国内手机号。' },
        { title: '滑块验证', text: '拖动拼图完成安全验证。' },
        { title: '短信验证码', text: '未注册的号码会自动创建账号。' },
        { title: '开始使用', text: '可在个人中心设置密码与绑定微信。' },
      ],
    },
    {
      kind: 'cards',
      title: '继续',
      items: [
        { title: '会员权益', text: '看完整数据能得到什么。', label: '看会员', href: '/svip.html' },
        {
          title: '快速注册',
          text: '在一个页面里完成注册。',
          label: '去注册',
          href: '/sem/quickRegiste.html',
        },
      ],
    },
    {
      kind: 'faq',
      items: [
        {
          question: '注册需要哪些信息？',
          answer: '只需要手机号与短信验证码。其他信息在您使用对应功能时才会请求，并写明用途。',
        },
        {
          question: '怎样注销？',
          answer: '在个人中心提交注销，经短信验证后 7 日内可以撤回，期满后删除个人信息。',
        },
      ],
    },
  ],
}

/** 活动协议 */
const activityAgreement: ContentPage = {
  title: '活动协议',
  description: '筑数通活动规则的通用条款：参与资格、奖励发放、退款与违规处理，以及活动与会员协议的关系。',
  blocks: [
    {
      kind: 'hero',
      title: '活动协议',
      lead: '本协议是各类活动的通用条款。单次活动的页面写有不同约定的，以活动页面为准。',
    },
    {
      kind: 'text',
      title: '参与资格',
      paragraphs: ['年满 18 周岁或经监护人同意的注册用户可以参与。一个手机号视为一名用户。'],
      list: [
        '同一设备、同一支付账户多次领取的，只计一次。',
        '员工及其直系亲属不参与设有奖品的活动。',
        '账号存在异常操作的，可以暂停参与并告知理由。',
      ],
    },
    {
      kind: 'text',
      title: '奖励的发放与有效期',
      paragraphs: [
        '会员天数、积分等奖励在活动说明的时间内发放到账号，过期未使用的自动失效。积分为赠送，不能提现或转让。',
        '奖励与优惠价不能叠加使用的，会在下单前写明。',
      ],
    },
    {
      kind: 'text',
      title: '退款与异常',
      paragraphs: [
        '活动优惠产品通常不支持退款，法律另有规定的除外。因我方原因无法履行的，按实际支付金额退回。',
        '以机器批量注册、虚假邀请、伪造记录等方式获取奖励的，取消奖励并可冻结账号。',
      ],
    },
    {
      kind: 'text',
      title: '变更与联系',
      paragraphs: [
        '活动因不可抗力或政策调整需要变更的，提前在页面公告，不影响已经完成的交易。',
        '对活动有疑问，请致电 400-023-6003，或在帮助中心查看常见问题。',
      ],
    },
  ],
}

/** 知识产权 */
const intellectual: ContentPage = {
  title: '知识产权声明与侵权投诉',
  description: '筑数通的知识产权声明：数据与内容的来源、使用范围、引用要求，以及权利人投诉与处理流程。',
  blocks: [
    {
      kind: 'hero',
      title: '知识产权声明与侵权投诉',
      lead: '平台收录依法公开的信息并写明来源，编排、标签、分析与界面由我们完成。您认为内容侵犯权利的，可以直接在本页投诉。',
      links: [{ label: '提交投诉', href: '#ask', primary: true }],
    },
    {
      kind: 'text',
      title: '哪些内容属于谁',
      paragraphs: ['公开记录属于其发布机关，平台的汇编、标签、图表、文章与界面设计受著作权法保护。'],
      list: [
        '转载须写明来源并保持原意，不得删除来源与时间。',
        '以程序批量抓取、镜像、出售平台数据的，须事先取得书面许可。',
        '商标、标识与界面截图用于介绍平台时可以使用，不得暗示合作关系。',
      ],
    },
    {
      kind: 'table',
      title: '投诉需要的材料',
      head: ['材料', '说明'],
      rows: [
        ['投诉人身份', '姓名或单位名称、联系方式，代理人需授权书'],
        ['权利证明', '著作权登记、商标注册证、权利来源说明等'],
        ['侵权内容', '页面完整网址与截图，指明具体内容'],
        ['声明', '对材料真实性负责的书面声明'],
      ],
    },
    {
      kind: 'steps',
      title: '怎样处理',
      items: [
        { title: '收件', text: '材料齐全的发送编号。' },
        { title: '核查', text: '核对权属与内容，必要时联系发布方。' },
        { title: '处理', text: '成立的先行断开链接或更正。' },
        { title: '答复', text: '15 个工作日内书面答复结果。' },
      ],
    },
    {
      kind: 'faq',
      items: [
        {
          question: '我是记录中的企业，想更正数据怎么办？',
          answer: '数据错误请在对应记录的详情页提交“数据纠错”，处理更快；侵犯权利的问题再用本页投诉。',
        },
        {
          question: '可以要求删除公开的处罚信息吗？',
          answer: '处罚、失信等信息的公开期限由发布机关决定；期限届满或已修复的，提供证明后更正展示状态。',
        },
      ],
    },
    {
      kind: 'consult',
      title: '提交投诉',
      sub: '写明权利内容与完整网址，收到编号后可补充材料。',
      promises: ['15 个工作日内书面答复', '材料只用于本次核查', '结果可申诉'],
      topic: 'rights',
      button: '提交投诉',
    },
  ],
}

/** APP 下载 */
const appDownload: ContentPage = {
  title: 'APP 下载与手机使用',
  description: '在手机上使用筑数通：扫码打开、添加到桌面，以及网页版与手机版的功能说明。',
  blocks: [
    {
      kind: 'hero',
      title: '在手机上，也能完整使用',
      lead: '网页版适配手机，不用安装就能查企业、看标和收藏。也可以扫描页脚的二维码打开。',
      links: [
        { label: '在手机上打开首页', href: '/', primary: true },
        { label: '看怎么添加到桌面', href: '#steps' },
      ],
      proofs: ['不占存储空间', '与电脑端同一账号', '收藏与导出同步'],
    },
    { kind: 'codes', title: '扫码打开', sub: '用手机相机或微信扫描；我们不会通过短信发送安装包。' },
    {
      kind: 'steps',
      title: '添加到手机桌面',
      sub: '添加后和应用一样从图标打开。',
      items: [
        { title: 'iPhone', text: '用 Safari 打开本站，点分享，选择“添加到主屏幕”。' },
        { title: '安卓', text: '用浏览器打开本站，点菜单，选择“添加到桌面”或“添加到主屏幕”。' },
        { title: '微信', text: '在微信中打开后，点右上角选择“在浏览器打开”，再添加到桌面。' },
      ],
    },
    {
      kind: 'table',
      title: '手机上能做什么',
      head: ['功能', '手机', '电脑'],
      rows: [
        ['查企业、人员、招标、中标', '支持', '支持'],
        ['收藏与纠错', '支持', '支持'],
        ['导出表格', '支持，下载后在电脑打开更方便', '支持'],
        ['组合查询', '支持，建议横屏', '支持'],
      ],
    },
    {
      kind: 'faq',
      items: [
        { question: 'APP 和网页的数据一样吗？', answer: '一样，都来自同一套接口，账号、会员与收藏互通。' },
        {
          question: '从哪里下载才安全？',
          answer: '请只使用本页的二维码或手机自带的应用商店，不要安装他人发送的安装包。',
        },
      ],
    },
  ],
}

export const ABOUT_PAGES = {
  vip,
  vips,
  registrationBenefits,
  activityAgreement,
  intellectual,
  appDownload,
}
