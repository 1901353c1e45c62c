const DIGITS = '零一二三四五六七八九'

/** 3 → 三, 12 → 十二, 20 → 二十, 21 → 二十一. */
const numeralOf = (value: number): string => {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS[tens]}十`
  return `${ten}${ones === 0 && tens > 0 ? '' : DIGITS[ones]}`
}

// Numbers of organisations and sections: 中建3局, 22冶, 第2建筑, 第1标段. A year, a road and an amount are no such number.
const NUMBERED =
  /(?<![\da-z.])([1-9]\d?)(?=局|冶|建(?!筑面积)|公司|公局|航局|处|院|化建|工程局|分公司|标段?)|(?<=第)([1-9]\d?)(?!\d)/gu

/** A text in search form with the digits of organisations and sections in Chinese: 中建3局 → 中建三局 (FND-08). */
export function writeNumerals(form: string): string {
  return /\d/.test(form) ? form.replace(NUMBERED, (digits) => numeralOf(Number(digits))) : form
}
