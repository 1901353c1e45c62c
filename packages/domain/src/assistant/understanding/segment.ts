import { lexicon, type Meaning } from './lexicon'
import { PARTING } from './words'

/** A word of a question; `meanings` is empty for a word outside the lexicon. */
export interface Token {
  readonly text: string
  /** Offset in UTF-16 units. */
  readonly at: number
  readonly meanings: readonly Meaning[]
}

const WORD_COST = 1
/** The higher cost of a word of one character: it explains little, so that a longer word is preferred. */
const CHARACTER_COST = 1.6
const UNKNOWN_COST = 4

const isWordCharacter = (character: string) => /[\p{Script=Han}A-Za-z0-9]/u.test(character)

interface Step {
  readonly cost: number
  readonly length: number
  readonly meanings: readonly Meaning[]
}

/** The cheapest way through the text from each offset to its end. */
const findSteps = (text: string): readonly Step[] => {
  const { meanings, longest } = lexicon()
  const steps: Step[] = new Array(text.length + 1)
  steps[text.length] = { cost: 0, length: 0, meanings: [] }
  for (let at = text.length - 1; at >= 0; at--) {
    const restOf = (length: number) => steps[at + length]?.cost ?? 0
    const isBreak = !isWordCharacter(text[at] ?? '')
    let best: Step = { cost: (isBreak ? 0 : UNKNOWN_COST) + restOf(1), length: 1, meanings: [] }
    for (let length = Math.min(longest, text.length - at); length > 0 && !isBreak; length--) {
      const meaning = meanings.get(text.slice(at, at + length))
      if (!meaning) continue
      const cost = (length === 1 ? CHARACTER_COST : WORD_COST) + restOf(length)
      if (cost < best.cost) best = { cost, length, meanings: meaning }
    }
    steps[at] = best
  }
  return steps
}

const isUnknown = (token: Token | undefined): token is Token =>
  token !== undefined && token.meanings.length === 0

/** 第一中学: a lone filler between two unknown parts belongs to them. */
const joins = (before: Token, character: Token | undefined, after: Token | undefined): boolean =>
  isUnknown(before) &&
  isUnknown(after) &&
  character?.text.length === 1 &&
  !PARTING.has(character.text) &&
  character.at === before.at + before.text.length &&
  after.at === character.at + 1

/** 标 means a tender and 标准 a rule, except at the beginning of 标准化厂房 and at the end of 商标. */
const OPENING = new Set(['标', '标准'])
const CLOSING = new Set(['标'])

const joinShort = (tokens: readonly Token[]): readonly Token[] => {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const isBeside = last !== undefined && last.at + last.text.length === token.at
    const opens = isBeside && OPENING.has(last.text) && isUnknown(token)
    const closes = isBeside && CLOSING.has(token.text) && isUnknown(last) && last.text.length === 1
    const goesOn = isBeside && isUnknown(last) && isUnknown(token)
    if (last && (opens || closes || goesOn))
      joined[joined.length - 1] = { ...last, text: last.text + token.text, meanings: [] }
    else joined.push(token)
  }
  return joined
}

const joinNames = (tokens: readonly Token[]): readonly Token[] => {
  const joined: Token[] = []
  for (const token of tokens) {
    const [before, character] = joined.slice(-2)
    if (before && character && joins(before, character, token))
      joined.splice(-2, 2, { ...before, text: before.text + character.text + token.text })
    else joined.push(token)
  }
  return joined
}

/**
 * Splits a question into the fewest words of the lexicon with the least left over: the longest match over
 * places, trades and all other words together, so that 重庆市政 is 重庆 and 市政. The rest becomes unknown tokens.
 */
export function segmentText(text: string): readonly Token[] {
  const steps = findSteps(text)
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const { length = 1, meanings = [] } = steps[at] ?? {}
    const part = text.slice(at, at + length)
    const last = tokens.at(-1)
    if (isWordCharacter(part[0] ?? '')) {
      if (meanings.length === 0 && isUnknown(last) && last.at + last.text.length === at)
        tokens[tokens.length - 1] = { ...last, text: last.text + part }
      else tokens.push({ text: part, at, meanings })
    }
    at += length
  }
  return joinNames(joinShort(tokens))
}
