import { normaliseForSearch } from './tokens'

/**
 * Synonyms in titles (VAL-06): a search for the word also finds these. Only industry terms, each in search form; a
 * synonym that contains the word need not be listed.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  学校: ['小学', '中学', '高中', '幼儿园', '学院', '大学', '职校'],
  医院: ['卫生院', '保健院', '卫生服务中心'],
  养老院: ['敬老院', '福利院', '养老中心', '养老服务中心'],
  体育馆: ['体育场', '体育中心'],
  停车场: ['停车库', '停车楼'],
  厂房: ['车间'],
  住宅: ['安置房', '公租房', '商品房'],
  保障房: ['保障性住房', '安置房', '公租房'],
  老旧小区: ['老旧社区', '老旧住宅'],
  房建: ['房屋建筑'],
  房屋建筑: ['房建'],
  装饰装修: ['装饰', '装修'],
  装修: ['装饰'],
  装饰: ['装修'],
  智能化: ['弱电'],
  弱电: ['智能化'],
  园林绿化: ['园林', '绿化'],
  道路改造: ['道路提升', '道路整治', '道路改建'],
  公路: ['高速', '国道', '省道', '县道', '乡道'],
  桥梁: ['大桥', '立交', '天桥'],
  管网: ['管道', '管线'],
  污水处理: ['污水'],
  垃圾处理: ['垃圾焚烧', '垃圾填埋', '垃圾转运'],
  自来水: ['供水', '水厂'],
  水利: ['水库', '堤防', '灌区', '河道'],
  水利水电: ['水利', '水电'],
  电力: ['输变电', '变电站', '配电'],
  光伏: ['太阳能'],
  土石方: ['土方', '石方'],
  高标准农田: ['农田整治', '土地整治'],
  epc: ['工程总承包', '设计施工总承包'],
  工程总承包: ['epc', '设计施工总承包'],
  设计施工总承包: ['epc', '工程总承包'],
}

/**
 * The search forms of a keyword and its synonyms (VAL-06): a title must contain one of them. Empty for a keyword of
 * punctuation only.
 */
export function expandKeyword(keyword: string): readonly string[] {
  const form = normaliseForSearch(keyword)
  if (form === '') return []
  // Own properties only, so that a keyword like "constructor" does not match Object's.
  return [form, ...(Object.hasOwn(SYNONYMS, form) ? (SYNONYMS[form] ?? []) : [])]
}
