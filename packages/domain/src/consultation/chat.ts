import { DAY_MS, holdsIdNumber, ID_NUMBER_TEXT, MINUTE_MS } from '../formatting'

/** Maximum length of a chat message in UTF-16 units (ASK-05). */
export const MAX_CHAT_TEXT = 1000

/** The sending limits of one member: messages per minute and per day, pictures per day (ASK-05). */
export const CHAT_LIMITS = {
  messages: [
    { within: MINUTE_MS, most: 20 },
    { within: DAY_MS, most: 300 },
  ],
  pictures: [{ within: DAY_MS, most: 30 }],
} as const

/** The retention period of a message, in ms. */
export const CHAT_RETENTION_MS = 365 * DAY_MS

/** Maximum bytes of a picture as sent by a member; the portal shrinks larger ones first. */
export const MAX_CHAT_PICTURE_BYTES = 700 * 1024

/** The staff count as present for this many ms after a look at the chats (ASK-04). */
const PRESENCE_MS = MINUTE_MS

/**
 * True while the staff are present (ASK-04). The absolute difference limits presence also after the clock was set back.
 */
export function isStaffPresent(lastSeenAt: number | null, now: number): boolean {
  return lastSeenAt !== null && Math.abs(now - lastSeenAt) < PRESENCE_MS
}

/** An answer that the member has not seen for this many ms is notified in the inbox (ASK-06). */
export const LATE_ANSWER_MS = MINUTE_MS

export const CHAT_TEXTS = {
  failed: '加载客服sdk失败',
  empty: '请输入内容',
  'too-long': `最多 ${MAX_CHAT_TEXT} 字`,
  tooMany: '发送过于频繁，请稍后重试',
  'id-number': ID_NUMBER_TEXT,
  picture: '图片过大或打不开，请换一张',
} as const

/** A message ready to store, or the reason it is refused (ASK-05, VAL-03). */
export function checkChatText(
  typed: string,
):
  | { readonly text: string }
  | { readonly error: 'empty' | 'too-long' | 'id-number'; readonly message: string } {
  const text = typed.trim()
  if (text === '') return { error: 'empty', message: CHAT_TEXTS.empty }
  if (text.length > MAX_CHAT_TEXT) return { error: 'too-long', message: CHAT_TEXTS['too-long'] }
  if (holdsIdNumber(text)) return { error: 'id-number', message: CHAT_TEXTS['id-number'] }
  return { text }
}

/** The presence of the staff, and the hours of service (ASK-04). */
export interface ChatPresence {
  readonly isServiceTime: boolean
  readonly isStaffed: boolean
  /** 周一至周五 9:00–18:00 */
  readonly serviceHours: string
}

/** The notice to the member about the time of the answer. */
export function describePresence({ isServiceTime, isStaffed, serviceHours }: ChatPresence): string {
  if (isStaffed) return '客服在线，通常几分钟内答复'
  return isServiceTime
    ? '客服暂时不在，请留言，有答复时会在“我的消息”里通知您'
    : `现在不在服务时间（${serviceHours}），请留言，有答复时会在“我的消息”里通知您`
}
