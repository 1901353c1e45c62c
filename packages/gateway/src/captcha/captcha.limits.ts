import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'

/** How far back puzzles and wrong answers count, in ms. */
export const RECENT_MS = HOUR_MS

/** The recent puzzles of someone. */
export interface Recent {
  readonly puzzles: number
  /** Of these, those answered wrongly. */
  readonly misses: number
  readonly lastMissAt: number | null
}

/** By address, by mobile or account name from any address, and by both together. */
export interface RecentPuzzles {
  readonly address: Recent
  readonly subject: Recent
  readonly pair: Recent
}

/** Puzzles of an hour before the work grows. */
const EASY_PUZZLES = 3
/** A person asks for few puzzles; an address can be that of a whole office. */
const SUBJECT_WEIGHT = 4
const GROWTH = 0.6
/** The work grows up to this many times: some seconds in a browser, so that it locks nobody out. */
const MOST_GROWTH = 64

/** The mean number of hashes that the next puzzle costs: the hundredth of an hour takes 59 times the first's. */
export function difficultyFor(first: number, { address, subject }: RecentPuzzles): number {
  const before = Math.max(address.puzzles, SUBJECT_WEIGHT * subject.puzzles)
  const growth = 1 + GROWTH * Math.max(0, before - EASY_PUZZLES)
  return Math.round(first * Math.min(MOST_GROWTH, growth))
}

/**
 * Wrong answers of an hour before the waits begin. High for a mobile from any address, so that a stranger cannot
 * keep its owner waiting.
 */
export const FREE_MISSES = { pair: 5, address: 30, subject: 50 } as const
const FIRST_WAIT_MS = 10_000
export const LONGEST_WAIT_MS = 10 * MINUTE_MS

const waitEnd = ({ misses, lastMissAt }: Recent, free: number): number =>
  lastMissAt === null || misses < free
    ? 0
    : lastMissAt + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (misses - free))

/** When the next puzzle may be asked for or answered, in ms since epoch; each wrong answer doubles the wait. */
export function nextPuzzleAt({ pair, address, subject }: RecentPuzzles): number {
  return Math.max(
    waitEnd(pair, FREE_MISSES.pair),
    waitEnd(address, FREE_MISSES.address),
    waitEnd(subject, FREE_MISSES.subject),
  )
}

/**
 * The check without a picture, for those who cannot see it: how many times the work of somebody's first puzzle it
 * takes, some ten seconds in a browser, and how many of them an hour. No look stands in a program's way here, so the
 * work is what a program pays.
 */
export const WITHOUT_PICTURE = { work: 96, bySubject: 3, byAddress: 20 } as const

/** What someone is told who has begun too many checks without a picture. */
export function fewerText(until: number, now: number): string {
  return `无图验证一小时内次数有限，请 ${Math.ceil((until - now) / MINUTE_MS)} 分钟后再试，或改用图片验证`
}

/** What someone is told who has to wait. */
export function waitText(until: number, now: number): string {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  const wait = seconds <= 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`
  return `安全验证失败次数过多，请 ${wait}后再试`
}

/** Scenes of somebody who is not logged in, and can do so by WeChat instead. */
const LOGIN_SCENES: readonly string[] = ['login', 'password', 'reset']

/** What someone is told whose check could not be made, as its provider does not answer. */
export function unavailableText(scene: string): string {
  const otherWay = LOGIN_SCENES.includes(scene) ? '无图验证或微信扫码登录' : '无图验证'
  return `安全验证服务暂时没有响应，请稍后再试；也可以改用${otherWay}`
}
