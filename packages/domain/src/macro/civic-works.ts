/** A class of civic works, and the words in a work's name that assign it to the class. */
interface CivicClass {
  readonly label: string
  readonly words: readonly string[]
}

/** The classes of civic works; a name belongs to the first class that has one of its words (SHL-17). */
export const CIVIC_CLASSES: readonly CivicClass[] = [
  { label: '教育', words: ['学校', '小学', '中学', '幼儿园', '教学楼', '学院'] },
  { label: '医疗卫生', words: ['医院', '卫生院', '门诊', '疾控'] },
  { label: '住房与小区', words: ['安置房', '保障房', '保障性住房', '公租房', '老旧小区', '棚户区', '住宅'] },
  { label: '供水与排水', words: ['供水', '给水', '污水', '雨污', '排水', '管网'] },
  { label: '道路与出行', words: ['道路', '公路', '桥', '地下通道', '照明'] },
  { label: '公园与水系', words: ['公园', '绿道', '绿化', '河道', '河湖'] },
]

/** Sums of fewer amounts are hidden: they would reveal single amounts, which only members see (SHL-17). */
const FEWEST_AMOUNTS = 3

/** The sum of a bar in fen; null for too few amounts (SHL-17). */
export function macroAmount(sum: number, amounts: number): number | null {
  return amounts < FEWEST_AMOUNTS ? null : sum
}
