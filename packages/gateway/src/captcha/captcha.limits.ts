import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'

/** The period in ms in which puzzles and wrong answers count. */
export const RECENT_MS = HOUR_MS

export interface Recent {
  readonly puzzles: number
  /** Puzzles with a wrong answer. */
  readonly misses: number
  readonly lastMissAt: number | null
}

/** Recent puzzles by address, by mobile or account name from any address, and by both together. */
export interface RecentPuzzles {
  readonly address: Recent
  readonly subject: Recent
  readonly pair: Recent
}

/** The puzzles per hour before the work grows. */
const EASY_PUZZLES = 3
/** A subject counts more than an address: a person requests few puzzles, but a whole office can share an address. */
const SUBJECT_WEIGHT = 4
const GROWTH = 0.6
/** The work grows up to this factor: some seconds in a browser, so that it locks out no person. */
const MAX_GROWTH = 64

/** The mean number of hashes for the next puzzle: the hundredth within an hour takes 59 times the work of the first. */
export function difficultyFor(first: number, { address, subject }: RecentPuzzles): number {
  const before = Math.max(address.puzzles, SUBJECT_WEIGHT * subject.puzzles)
  const growth = 1 + GROWTH * Math.max(0, before - EASY_PUZZLES)
  return Math.round(first * Math.min(MAX_GROWTH, growth))
}

/**
 * The wrong answers per hour before the waits begin. High for a mobile from any address, so that a stranger cannot lock
 * out its owner.
 */
export const FREE_MISSES = { pair: 5, address: 30, subject: 50 } as const
const FIRST_WAIT_MS = 10_000
export const LONGEST_WAIT_MS = 10 * MINUTE_MS

const waitEnd = ({ misses, lastMissAt }: Recent, free: number): number =>
  lastMissAt === null || misses < free
    ? 0
    : lastMissAt + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (misses - free))

/** The earliest time to request or answer the next puzzle, in ms since epoch; each wrong answer doubles the wait. */
export function nextPuzzleAt({ pair, address, subject }: RecentPuzzles): number {
  return Math.max(
    waitEnd(pair, FREE_MISSES.pair),
    waitEnd(address, FREE_MISSES.address),
    waitEnd(subject, FREE_MISSES.subject),
  )
}

/**
 * The check without a picture, for people who cannot see it: its work as a multiple of the first puzzle's, some ten
 * seconds in a browser, and the limits per hour. No picture stops a program here, so the work is its cost.
 */
export const WITHOUT_PICTURE = { work: 96, bySubject: 3, byAddress: 20 } as const

/** The message after too many checks without a picture. */
export function fewerText(until: number, now: number): string {
  return `无图验证一小时内次数有限，请 ${Math.ceil((until - now) / MINUTE_MS)} 分钟后再试，或改用图片验证`
}

export function waitText(until: number, now: number): string {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  const wait = seconds <= 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`
  return `安全验证失败次数过多，请 ${wait}后再试`
}

/** Scenes before the login, where login by WeChat is an alternative. */
const LOGIN_SCENES: readonly string[] = ['login', 'password', 'reset']

export function unavailableText(scene: string): string {
  const otherWay = LOGIN_SCENES.includes(scene) ? '无图验证或微信扫码登录' : '无图验证'
  return `安全验证服务暂时没有响应，请稍后重试；也可以改用${otherWay}`
}
