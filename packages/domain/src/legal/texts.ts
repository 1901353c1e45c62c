/** Short statements from the agreements, repeated on screens (LEG-01). */
export const LEGAL_NOTICES = {
  minor: '未满 18 周岁的未成年人应当在监护人陪同下阅读协议，并在取得监护人同意后使用本平台',
  minorBuys: '未满 18 周岁的未成年人购买付费服务，须由监护人代为办理或事先取得监护人同意',
  personalAccount: '账号仅限您本人使用，不得转让、出借、出租或与他人共用',
  banned: '您的查询过于频繁，账号已被系统暂时封禁，如有疑问请联系客服 400-023-6003',
  cancellation: '我们将在收到注销申请后 15 日内核验并答复',
  contact: '我们将在 15 个工作日内答复',
} as const
