import { firstCharacters } from '../formatting'

/** The share page's own words; 60000 has its text in the catalogue of errors (INV-01). */
export const INVITE_TEXTS = {
  title: '好友赠礼',
  claim: '立即领取',
  claiming: '领取中…',
  claimed: '领取成功，会员权益已到账',
  /** Where a refused claim comes without words. */
  refused: '领取失败，请稍后重试',
  retry: '重试',
  close: '关闭',
} as const

/** A name is cut to so many characters. */
const MAX_NAME = 20

// Control characters, lone surrogates, and what turns the direction of the text around a name.
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A friend's name fit to stand in a sentence: one line, at most 20 characters, '' where nothing is left (INV-01). */
export const friendName = (name: string): string => firstCharacters(name.replace(UNSEEN, '').trim(), MAX_NAME)

/** The gift as the claim dialog tells of it, from the friend by name (INV-01). */
export const giftText = (inviter: string): string =>
  inviter === '' ? '您的好友送您一份会员礼包' : `您的好友「${inviter}」送您一份会员礼包`
