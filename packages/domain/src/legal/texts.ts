import { CANCELLATION_DAYS, CONTACT_WORKING_DAYS } from './deadlines'

/** The age from which a person needs no guardian, in years. */
export const ADULT_YEARS = 18

/** Statements of the agreements, which screens repeat (LEG-01). */
export const LEGAL_NOTICES = {
  minor: `未满 ${ADULT_YEARS} 周岁的未成年人应当在监护人陪同下阅读本协议，并在取得监护人同意后使用本平台`,
  minorBuys: `未满 ${ADULT_YEARS} 周岁的未成年人购买付费服务，须由监护人代为办理或事先取得监护人同意`,
  confirmsAge: `确认本人已满 ${ADULT_YEARS} 周岁，或已取得监护人同意`,
  personalAccount: '账号仅限您本人使用，不得转让、出借、出租或与他人共用',
  cancellation: `我们将在收到申请后 ${CANCELLATION_DAYS} 日内核验并答复`,
  contact: `我们将在 ${CONTACT_WORKING_DAYS} 个工作日内答复`,
} as const
