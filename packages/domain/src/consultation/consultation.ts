import { divisionName } from '../divisions'
import { DAY_MS, dayOf, HOUR_MS, holdsIdNumber, ID_NUMBER_TEXT } from '../formatting'
import { isMobile } from '../login'
import { topicLabel } from './topics'

/** Maximum lengths of the texts of a consultation in UTF-16 units. */
export const CONSULTATION_LENGTHS = { name: 20, company: 60, message: 500 } as const

/** The limits of consultations per mobile or account, and per network; `within` in ms. */
export const CONSULTATION_LIMITS = {
  person: [
    { within: HOUR_MS, most: 3 },
    { within: DAY_MS, most: 10 },
  ],
  network: [
    { within: HOUR_MS, most: 30 },
    { within: DAY_MS, most: 120 },
  ],
} as const

/** A consultation as filled in; empty fields are ''. */
export interface ConsultationInput {
  readonly name: string
  /** '' when a member asks for a call on the account's own mobile. */
  readonly mobile: string
  readonly company: string
  /** GB/T 2260 code. */
  readonly region: string
  readonly topic: string
  readonly message: string
}

export interface ConsultationProblem {
  readonly field: keyof ConsultationInput
  readonly message: string
}

/** The consultation with its texts trimmed (ASK-01). */
export function trimConsultation(typed: ConsultationInput): ConsultationInput {
  return {
    name: typed.name.trim(),
    mobile: typed.mobile.replace(/\s/g, ''),
    company: typed.company.trim(),
    region: typed.region,
    topic: typed.topic,
    message: typed.message.trim(),
  }
}

const checkName = (name: string): string | null => {
  if (name === '') return '请填写怎样称呼您'
  return name.length > CONSULTATION_LENGTHS.name ? `称呼最多 ${CONSULTATION_LENGTHS.name} 个字` : null
}

const checkMobile = (mobile: string, hasAccount: boolean): string | null => {
  if (mobile === '') return hasAccount ? null : '请填写手机号'
  return isMobile(mobile) ? null : '请填写正确的 11 位手机号'
}

const checkLength = (label: string, text: string, most: number): string | null =>
  text.length > most ? `${label}最多 ${most} 个字` : null

const checkMessage = (text: string): string | null =>
  holdsIdNumber(text) ? ID_NUMBER_TEXT : checkLength('想了解的内容', text, CONSULTATION_LENGTHS.message)

/**
 * All problems of a trimmed consultation, in the order of the form; empty if it can be sent (VAL-03).
 * @param hasAccount true when the asker is logged in, and may leave the mobile empty
 */
export function checkConsultation(input: ConsultationInput, hasAccount: boolean): ConsultationProblem[] {
  const problems = [
    ['topic', topicLabel(input.topic) === null ? '请选择想咨询的服务' : null],
    ['name', checkName(input.name)],
    ['mobile', checkMobile(input.mobile, hasAccount)],
    ['company', checkLength('单位名称', input.company, CONSULTATION_LENGTHS.company)],
    ['region', divisionName(input.region) === null ? '请选择所在地区' : null],
    ['message', checkMessage(input.message)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** Without 0, 1, I and O, which are confused on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const RANDOM_CHARACTERS = 6

/**
 * The number of a consultation, for the asker: the day in Shanghai and six random characters, so that other numbers
 * cannot be guessed by counting (ASK-01).
 * @param random at least six random bytes
 */
export function formatConsultationNumber(now: number, random: ArrayLike<number>): string {
  const characters = Array.from(
    { length: RANDOM_CHARACTERS },
    (_, i) => ALPHABET[(random[i] ?? 0) % ALPHABET.length],
  )
  return `ZX${dayOf(now).replaceAll('-', '')}-${characters.join('')}`
}

/** The messages about consultations. */
export const CONSULTATION_TEXTS = {
  sent: '已收到您的咨询',
  reply: '顾问会在一个工作日内（周一至周五 9:00–18:00）致电给您',
  tooMany: '提交过于频繁，请稍后重试，或直接拨打服务热线',
} as const
