import { Converter } from 'opencc-js/t2cn'

let convert: ((text: string) => string) | undefined
let common: ReadonlySet<string> | undefined

/** The 6,763 characters of GB 2312, in rows 16 to 87. */
const commonCharacters = (): ReadonlySet<string> => {
  const decoder = new TextDecoder('gbk')
  const cells = Array.from({ length: 94 }, (_, cell) => cell + 0xa1)
  const rows = Array.from({ length: 72 }, (_, row) => row + 0xb0)
  return new Set(rows.flatMap((row) => cells.map((cell) => decoder.decode(new Uint8Array([row, cell])))))
}

/**
 * A text in simplified characters, 重慶 → 重庆, in the forms that a title may have: names either keep rare characters that
 * also have a simplified form (暘, 旸), or replace them. The text itself if it has no traditional character.
 */
export function simplifiedForms(text: string): string[] {
  convert ??= Converter({ from: 't', to: 'cn' })
  const whole = convert(text)
  if (whole === text) return [text]
  common ??= commonCharacters()
  const [typed, simplified] = [[...text], [...whole]]
  if (typed.length !== simplified.length) return [whole]
  const usual = simplified.map((char, i) => (common?.has(char) ? char : typed[i])).join('')
  return [...new Set([usual, whole])]
}
