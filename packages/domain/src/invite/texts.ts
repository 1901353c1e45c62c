import { firstCharacters } from '../formatting'
import type { OfferedGift } from './invite.ports'

/** The texts of the share page; the text of 60000 is in the error catalogue. */
export const INVITE_TEXTS = {
  title: '好友赠礼',
  checking: '正在查看邀请…',
  claim: '立即领取',
  claiming: '领取中…',
  claimed: '领取成功，会员权益已到账',
  /** For a refused claim without a message. */
  refused: '领取失败，请稍后重试',
  retry: '重试',
  close: '关闭',
} as const

/** Maximum length of a name in characters. */
const MAX_NAME = 20

// Control characters, lone surrogates, and marks that change the text direction around a name.
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A friend's name cleaned for use in a sentence: one line, at most 20 characters, '' if nothing is left (INV-01). */
export function cleanFriendName(name: string): string {
  return firstCharacters(name.replace(UNSEEN, '').trim(), MAX_NAME)
}

/** The text of the gift in the claim dialog: the friend's name, the membership and its days. */
export function formatGift({ inviter, scopeName, days }: OfferedGift): string {
  return `您的好友${inviter === '' ? '' : `「${inviter}」`}送您 ${days} 天${scopeName}`
}
