const DIGITS: Readonly<Record<string, bigint>> = {
  零: 0n, 〇: 0n, 一: 1n, 二: 2n, 三: 3n, 四: 4n, 五: 5n, 六: 6n, 七: 7n, 八: 8n, 九: 9n,
} // biome-ignore format: a table
const UNITS: Readonly<Record<string, bigint>> = { 千: 1000n, 百: 100n, 十: 10n }

/** Forms of bookkeeping and traditional characters, with the usual form of each. */
const FORMS: Readonly<Record<string, string>> = {
  壹: '一', 贰: '二', 貳: '二', 两: '二', 兩: '二', 叁: '三', 叄: '三', 參: '三', 肆: '四', 伍: '五', 陆: '六', 陸: '六', 柒: '七',
  捌: '八', 玖: '九', 拾: '十', 佰: '百', 仟: '千', 萬: '万', 億: '亿', 圆: '元', 圓: '元', 正: '整',
} // biome-ignore format: a table

/** Chinese numerals in their usual forms: 壹佰萬圆正 → 一百万元整. */
export function usualNumerals(text: string): string {
  return [...text].map((char) => FORMS[char] ?? char).join('')
}

/** A number below ten thousand: 一千二百零三. A last digit without its unit (一百二) is ambiguous. */
const parseSection = (text: string): bigint | null => {
  let [sum, rest, last] = [0n, text, 10_000n]
  for (const [word, unit] of Object.entries(UNITS)) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    const before = rest.slice(0, at).replace(/^[零〇]/, '')
    const digit = before === '' && unit === 10n ? 1n : DIGITS[before]
    if (digit === undefined) return null
    sum += digit * unit
    rest = rest.slice(at + 1)
    last = unit
  }
  if (rest === '') return sum
  const digit = DIGITS[rest.replace(/^[零〇](?=.)/, '')]
  const isPlain = last === 10_000n || last === 10n || /^[零〇]/.test(rest)
  return digit === undefined || !isPlain ? null : sum + digit
}

/** A whole number in Chinese numerals of any form; null if it is none, or not clear. */
export function parseChineseNumber(text: string): bigint | null {
  const usual = usualNumerals(text)
  if (usual === '') return null
  for (const [word, unit] of [
    ['亿', 100_000_000n],
    ['万', 10_000n],
  ] as const) {
    const at = usual.lastIndexOf(word)
    if (at < 0) continue
    const above = parseChineseNumber(usual.slice(0, at))
    const rest = usual.slice(at + 1)
    // 一万二 means 12,000 to some and is no complete number.
    const below = rest === '' ? 0n : rest.length === 1 ? null : parseChineseNumber(rest)
    return above === null || below === null ? null : above * unit + below
  }
  return parseSection(usual)
}
