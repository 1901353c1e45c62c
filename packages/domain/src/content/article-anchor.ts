const DIGITS = '零一二三四五六七八九'
/** The highest article number that is read: no law of the trade has more articles. */
const MAX_ARTICLE = 1999

const chineseBelowHundred = (value: number): string => {
  const tens = Math.floor(value / 10)
  const ones = value % 10
  const ten = tens === 0 ? '' : tens === 1 ? '十' : `${DIGITS[tens]}十`
  return ten + (ones === 0 ? '' : DIGITS[ones])
}

/** 7 → 七, 12 → 十二, 102 → 一百零二, 110 → 一百一十; '' beyond 1 to 1,999. */
export function formatChineseNumber(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > MAX_ARTICLE) return ''
  if (value < 100) return chineseBelowHundred(value)
  const thousands = value >= 1000 ? '一千' : ''
  const hundreds = Math.floor((value % 1000) / 100)
  const rest = value % 100
  const hundred = hundreds > 0 ? `${DIGITS[hundreds]}百` : ''
  if (rest === 0) return thousands + hundred
  const gap = (thousands !== '' && hundreds === 0) || rest < 10 ? '零' : ''
  const tail = rest >= 10 && rest < 20 ? `一${chineseBelowHundred(rest)}` : chineseBelowHundred(rest)
  return thousands + hundred + gap + tail
}

/** The anchor of a law's article from a reader's words: 10, 第10条, 第十条 → 第十条; null for other words (CON-14). */
export function findArticleAnchor(text: string): string | null {
  const words = text.trim().replaceAll(/\s/g, '')
  const number = /^第?(\d{1,4})条?$/.exec(words)?.[1]
  if (number !== undefined) {
    const chinese = formatChineseNumber(Number(number))
    return chinese === '' ? null : `第${chinese}条`
  }
  const named = /^第([一二三四五六七八九十百千零]+)条(之[一二三四五六七八九十])?$/.exec(words)
  return named ? words : null
}
