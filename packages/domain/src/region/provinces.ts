/** A province-level division: GB/T 2260 code, full name, short name, one-character abbreviation (REG-02). */
interface Province {
  readonly code: string
  readonly name: string
  readonly shortName: string
  readonly abbreviation: string
}

const TABLE = `
110000 北京市 北京 京
120000 天津市 天津 津
130000 河北省 河北 冀
140000 山西省 山西 晋
150000 内蒙古自治区 内蒙古 蒙
210000 辽宁省 辽宁 辽
220000 吉林省 吉林 吉
230000 黑龙江省 黑龙江 黑
310000 上海市 上海 沪
320000 江苏省 江苏 苏
330000 浙江省 浙江 浙
340000 安徽省 安徽 皖
350000 福建省 福建 闽
360000 江西省 江西 赣
370000 山东省 山东 鲁
410000 河南省 河南 豫
420000 湖北省 湖北 鄂
430000 湖南省 湖南 湘
440000 广东省 广东 粤
450000 广西壮族自治区 广西 桂
460000 海南省 海南 琼
500000 重庆市 重庆 渝
510000 四川省 四川 川
520000 贵州省 贵州 贵
530000 云南省 云南 云
540000 西藏自治区 西藏 藏
610000 陕西省 陕西 陕
620000 甘肃省 甘肃 甘
630000 青海省 青海 青
640000 宁夏回族自治区 宁夏 宁
650000 新疆维吾尔自治区 新疆 新
710000 台湾省 台湾 台
810000 香港特别行政区 香港 港
820000 澳门特别行政区 澳门 澳`

type Row = [code: string, name: string, shortName: string, abbreviation: string]

/** The 34 province-level divisions, by code. */
export const PROVINCES: readonly Province[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [code, name, shortName, abbreviation] = row.split(' ') as Row
    return { code, name, shortName, abbreviation }
  })

/** The province of an area, by the first two digits of its code; null if unknown. */
export function findProvince(areaCode: string): Province | null {
  return PROVINCES.find((p) => p.code.slice(0, 2) === areaCode.slice(0, 2)) ?? null
}
