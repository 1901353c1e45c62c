import type { DueFinding } from './due-check'

/** The number of other companies with the same value; null if the value cannot be compared. */
export interface SharedRegister {
  readonly sameAddress: number | null
  readonly sameLegalPerson: number | null
}

/** The most companies that are counted for one value. */
export const MAX_SHARED = 99
const SHORTEST_ADDRESS = 8

/** True for an address that leads to a door: a number in it, and more than the name of a place (DUE-09). */
export function isComparableAddress(address: string | null): boolean {
  return (
    address !== null &&
    [...address].length >= SHORTEST_ADDRESS &&
    /\d/.test(address) &&
    !address.includes('*')
  )
}

/** True for a complete name of a person. */
export function isComparablePerson(name: string | null): boolean {
  return name !== null && [...name].length >= 2 && !/[*＊某x]/i.test(name)
}

/** 3, or 99+ for more than are counted. */
export function formatShared(count: number): string {
  return count > MAX_SHARED ? `${MAX_SHARED}+` : String(count)
}

const textOf = (count: number | null, noun: string): string => {
  if (count === null) return `${noun}未收录或不完整，无法比对`
  return count === 0 ? `未见${noun}相同的其他企业` : `${noun}相同的其他企业 ${formatShared(count)} 家`
}

/**
 * Other companies of the portal's records with the same address, or with a legal person of the same name in the same
 * province (DUE-09). A name alone proves nothing, so it never makes a warning; an address does.
 */
export function checkShared({ sameAddress, sameLegalPerson }: SharedRegister): DueFinding {
  const rule = 'DUE-09'
  const isUnknown = sameAddress === null && sameLegalPerson === null
  const matches = [
    sameAddress ? `同地址 ${formatShared(sameAddress)} 家` : '',
    sameLegalPerson ? `法定代表人同名 ${formatShared(sameLegalPerson)} 家` : '',
  ].filter(Boolean)
  const tone = isUnknown ? 'neutral' : sameAddress ? 'warn' : matches.length > 0 ? 'neutral' : 'ok'
  return {
    tone,
    title: isUnknown ? '无法比对' : matches.join('、') || '未见相同',
    detail: `${textOf(sameAddress, '注册地址')}；${textOf(sameLegalPerson, '同省法定代表人姓名')}。仅比对本平台收录的企业；同名不代表同一人。`,
    rule,
  }
}
