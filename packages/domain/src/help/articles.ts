import { buildCenterHref } from '../addresses'
import { MAX_KEYS } from '../api-keys'
import { HOTLINE } from '../contact'
import { EXPORT_RETENTION_DAYS, MAX_EXPORT_ITEMS } from '../export'
import { DAY_MS, formatCount, MINUTE_MS } from '../formatting'
import { INVITE_LIMITS } from '../invite'
import { INVOICE_DAYS } from '../invoice'
import { CANCELLATION_DAYS } from '../legal'
import {
  ENTERPRISE_VIP,
  FREE_SUBSCRIPTIONS,
  HEADCOUNT,
  SVIP_BENEFITS,
  TRIAL_EXPORTS_PER_MONTH,
} from '../membership'
import { ORDER_LIFETIME_MS, REFUND_RULES } from '../purchase'
import type { HelpArticle } from './article'

const perMonth = (count: number) => `每月 ${formatCount(count)} 条`

/** Articles about the site itself, in the order of the help page. */
export const HELP_ARTICLES: readonly HelpArticle[] = [
  {
    topic: 'search',
    group: '查询与数据',
    title: '怎样查得更准',
    words: '怎么查得准 怎么搜索 怎么查询数据 怎么筛选 搜索技巧 搜不到 查不到数据 组合查询怎么',
    text: [
      '企业可以输名称里的任意几个字，也可以直接粘贴 18 位统一社会信用代码。',
      '查人员请输入完整姓名，再用地区和注册类别缩小范围。',
      '条件都在网址里：筛好之后收藏或发给同事，打开就是同一份结果。',
      '要同时满足几类条件（资质、业绩、人员、信用），用“组合查询”。',
      '在任何页面按 / 键，光标就到搜索框。',
    ],
    link: { label: '组合查询', path: '/comquery/' },
  },
  {
    topic: 'masked',
    group: '查询与数据',
    title: '为什么有些内容带星号',
    words: '星号 带星 打码 看不到电话 电话不全 显示不全 隐藏了 解锁',
    text: ['登录后可以搜索；联系方式、证书编号、报价等内容开通建筑管家 SVIP 后完整显示。'],
    link: { label: '会员权益', path: '/svip.html' },
  },
  {
    topic: 'source',
    group: '查询与数据',
    title: '数据从哪里来，有错怎么改',
    words:
      '数据来源 数据从哪 数据哪来 数据准不准 数据准确吗 多久更新 更新频率 数据有误 数据错误 数据错了 纠错',
    text: [
      '数据来自公开的政府与交易平台，每条记录写明来源和采集时间。',
      '发现有误，在记录页点“数据纠错”，核实结果在个人中心可以看到。',
    ],
    link: { label: '关于我们', path: '/about.html' },
  },
  {
    topic: 'export',
    group: '查询与数据',
    title: '导出数据',
    words: '导出 下载数据 下载名单 下载列表 下载excel 导成excel',
    text: [
      '任何列表都能导出为 Excel 或 CSV：筛好条件，点列表上方的“导出”，完成后在“我的导出”下载。',
      `会员${perMonth(SVIP_BENEFITS.exportsPerMonth)}免费导出，超出部分每条 ${SVIP_BENEFITS.extraExportFen / 100} 元；体验期间${perMonth(TRIAL_EXPORTS_PER_MONTH)}。`,
      `一次最多 ${formatCount(MAX_EXPORT_ITEMS)} 条，文件保留 ${EXPORT_RETENTION_DAYS} 天。`,
    ],
    link: { label: '我的导出', path: buildCenterHref('exports') },
  },
  {
    topic: 'subscription',
    group: '查询与数据',
    title: '订阅与提醒',
    words:
      '怎么订阅 订阅几个 几个订阅 订阅上限 订阅数量 取消订阅 怎么关注 推送 提醒我 短信提醒 邮件提醒 微信提醒',
    text: [
      '在列表页按条件订阅，或者关注一家企业、一个项目；有新数据时以站内消息提醒，也可以选择邮件或短信。',
      `未开通会员最多 ${FREE_SUBSCRIPTIONS} 个订阅，开通会员后不限。`,
    ],
    link: { label: '我的订阅', path: buildCenterHref('subscriptions') },
  },
  {
    topic: 'price',
    group: '会员与订单',
    title: '会员与价格',
    words:
      'svip 会员多少 会员价 会员费 会员怎么收 会员一年 多少钱 收费 套餐 续费 开通会员 价格表 会员权益 会员有什么',
    text: ['会员与增值服务的现价、期限和首购优惠写在购买页，下单前会列出应付金额。'],
    link: { label: '会员与价格', path: '/svip.html' },
  },
  {
    topic: 'trial',
    group: '会员与订单',
    title: '新用户体验',
    words:
      '免费体验 体验会员 会员体验 svip体验 体验期 怎么体验 体验几天 体验多久 体验到期 体验吗 能体验 可以体验 有体验 试用 免费用 免费看 新用户有什么 注册送',
    text: [
      '新注册的用户登录后获得建筑管家 SVIP 体验，能用到哪一天，领取时和个人中心里都会写明。',
      `体验期间${perMonth(TRIAL_EXPORTS_PER_MONTH)}导出；体验只在最后一天提醒，到期自动停止，不会扣费。`,
    ],
    link: { label: '注册福利', path: '/registrationBenefits.html' },
  },
  {
    topic: 'payment',
    group: '会员与订单',
    title: '支付与开通',
    words:
      '怎么付款 怎么支付 支付方式 微信支付 支付宝 对公转账 公司转账 银行转账 付了款 付完款 没到账 没开通 二维码过期',
    text: [
      `支持微信、支付宝扫码和公司转账。二维码 ${ORDER_LIFETIME_MS / MINUTE_MS} 分钟内有效，过期可点击刷新。`,
      '付款后即时开通；公司转账由客服确认到账后开通。',
      '付款时页面关掉了也没关系，到账后会员照常开通，可在“我的订单”查看。',
    ],
    link: { label: '我的订单', path: buildCenterHref('orders') },
  },
  {
    topic: 'refund',
    group: '会员与订单',
    title: '退款',
    words: '退款 退费 退钱 退订会员 退会员 能退吗 可以退吗',
    text: [
      REFUND_RULES.notBegun,
      REFUND_RULES.begun,
      REFUND_RULES.activity,
      '在“我的订单”里打开订单，可以看到能退的金额并申请。',
    ],
    link: { label: '我的订单', path: buildCenterHref('orders') },
  },
  {
    topic: 'invoice',
    group: '会员与订单',
    title: '发票',
    words: '发票 开票 专票 普票 红字',
    text: [
      `付款后 ${INVOICE_DAYS} 天内可以在“我的订单”申请增值税普通发票或专用发票，开具后在“我的发票”下载。`,
      '发票金额为实际支付的金额，不含积分抵扣部分。',
    ],
    link: { label: '我的发票', path: buildCenterHref('invoices') },
  },
  {
    topic: 'wallet',
    group: '会员与订单',
    title: '积分与钱包',
    words: '积分 钱包 充值 余额 提现 抵扣',
    text: [
      '部分产品可使用积分抵扣，1 积分抵扣 1 分钱；积分不能提现或转让。',
      '钱包可以充值，下单时选择用余额支付；余额不计利息、不能转让，可以随时申请退回。',
    ],
    link: { label: '我的钱包', path: buildCenterHref('wallet') },
  },
  {
    topic: 'invite',
    group: '会员与订单',
    title: '邀请好友',
    words:
      '邀请好友 邀请同事 邀请朋友 邀请别人 邀请人 怎么邀请 如何邀请 邀请奖励 邀请有 推荐好友 拉新 送好友 送会员 礼包 邀请码',
    text: [
      `把您持有的会员送给好友 ${INVITE_LIMITS.days.min} 至 ${INVITE_LIMITS.days.max} 天，好友领取后您得到同样的天数，一年最多 ${INVITE_LIMITS.rewardDays} 天。`,
      `邀请码 ${INVITE_LIMITS.validMs / DAY_MS} 天内有效，最多 ${INVITE_LIMITS.claimsPerCode} 人领取。`,
      '同事一起用，可以开通企业 VIP，按手机号给出共享账号。',
    ],
    link: { label: '邀请好友', path: buildCenterHref('invites') },
  },
  {
    topic: 'seats',
    group: '会员与订单',
    title: '企业 VIP 与共享账号',
    words: '共享账号 子账号 多人用 几个人用 多个账号 加账号 企业vip 同事一起 一起用',
    text: [
      `企业 VIP 含 ${ENTERPRISE_VIP.freeSharedAccounts} 个共享账号，每增加 1 个 ${formatCount(ENTERPRISE_VIP.extraAccountFen / 100)} 元，最多 ${HEADCOUNT.max} 个；由购买人按手机号给出、随时收回。`,
      '会员账号仅限本人使用。',
    ],
    link: { label: '共享账号', path: buildCenterHref('seats') },
  },
  {
    topic: 'company',
    group: '账号与服务',
    title: '我的企业',
    words:
      '添加我的企业 添加我的公司 设置我的企业 设置我的公司 更换我的企业 更换我的公司 修改我的企业 修改我的公司 选择我的企业 选择我的公司 绑定我的企业 绑定我的公司 我的企业怎么',
    text: [
      '在个人中心的“我的企业”里填上企业名称或统一社会信用代码，之后的招标都会和它比对，证书到期前也会提醒。',
    ],
    link: { label: '我的企业', path: buildCenterHref('myCompany') },
  },
  {
    topic: 'upgrade',
    group: '账号与服务',
    title: '资质升级对照',
    words: '升级差什么 升级还差 离升级 升级对照 升级测算 够不够升级 能不能升级 升级条件够',
    text: [
      '选定“我的企业”后，个人中心的“资质升级”把企业现有的人员、业绩和资产与上一等级的标准逐项对照，写明还差什么。',
    ],
    link: { label: '资质升级', path: buildCenterHref('upgrade') },
  },
  {
    topic: 'api',
    group: '账号与服务',
    title: 'API 与密钥',
    words: 'api 接口文档 数据接口 调用接口 接口调用 开放接口 密钥 webhook 数据对接 系统对接 开放平台',
    text: [
      `在个人中心创建密钥（最多 ${MAX_KEYS} 个），选定它能调用的范围，就可以从自己的系统查询、导出和接收订阅事件；用量与会员权益合并计算。`,
    ],
    link: { label: '我的密钥', path: buildCenterHref('keys') },
  },
  {
    topic: 'account',
    group: '账号与服务',
    title: '账号与注销',
    words:
      '注销账号 注销我的账号 注销账户 注销帐号 怎么注销 换手机号 换绑手机 更换手机号 修改密码 忘记密码 改密码 登录不上 收不到验证码 账号被封 封禁',
    text: [
      `账号、密码、手机号和注销都在个人中心的“账号与安全”里办理。申请注销在 ${CANCELLATION_DAYS} 日内答复。`,
      '账号仅限本人使用。频繁连续查询会被系统自动限制，到时自动恢复。',
    ],
    link: { label: '账号与安全', path: buildCenterHref('security') },
  },
  {
    topic: 'assistant',
    group: '账号与服务',
    title: 'AI 商机助手',
    words: '你是谁 你是什么 什么模型 大模型 人工智能 你会什么 你能做什么 怎么用你 ai助手 智能助手 商机助手',
    text: [
      '用一句话说清地区、类型、金额和时间，它在本站的数据、标准、政策、问答和帮助里查找，每条结论都附上原始记录。',
      '输入框下方写明回答是按规则查询的，还是由大语言模型生成的。',
    ],
    link: { label: '帮助中心', path: '/help.html' },
  },
  {
    topic: 'contact',
    group: '账号与服务',
    title: '联系客服',
    words: '客服 人工客服 转人工 找人工 客服热线 联系你们 投诉你们 找谁反馈',
    text: [`客服电话 ${HOTLINE}；也可以用右侧浮动菜单里的在线咨询。`],
    link: { label: '帮助中心', path: '/help.html' },
  },
]
