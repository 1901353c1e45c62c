import { listDivisions } from './divisions'
import { FORMER } from './former.data'
import type { Division } from './table'
import { ZONES } from './zones.data'

/**
 * The form of a name.
 * full: official, former or abbreviated, with its kind at the end (恩施州)
 * city: a province or city without 省 or 市 · town: a county-level city without 市 · county: another county without 县 or 区
 * zone: a new area or development zone
 */
type NameForm = 'full' | 'city' | 'town' | 'county' | 'zone'

/** A name by which a place is known. */
export interface PlaceName {
  readonly name: string
  /** GB/T 2260 codes of the divisions with this name, or of those that took their place. */
  readonly codes: readonly string[]
  readonly form: NameForm
  /** True for a short name that is an ordinary word too: 大同, 建设. */
  readonly isWord: boolean
}

const NATIONS =
  '蒙古|维吾尔|布依|朝鲜|土家|哈尼|哈萨克|傈僳|拉祜|东乡|纳西|景颇|柯尔克孜|达斡尔|仫佬|布朗|撒拉|毛南|仡佬|锡伯|普米|塔吉克|鄂温克|鄂伦春|德昂|保安|裕固|独龙|珞巴|回|藏|苗|彝|壮|满|侗|瑶|白|傣|黎|佤|畲|水|土|羌|怒|京|各'
const AUTONOMOUS = new RegExp(`^(.{2,}?)(?:(?:${NATIONS})族?)+(?:自治([州县旗])|(区))$`, 'u')
const CITY_END = /(?:市|地区|盟|省|特别行政区)$/
const COUNTY_END = /(?:林区|特区|新区|县|区|市|旗)$/

const WORDS = new Set(
  '和平 长安 公安 新城 东方 新建 安居 路桥 港口 建设 城区 郊区 矿区 新华 解放 红旗 向阳 友好 人民 中山 民权 太和 平安 天河 鼓楼 桥东 桥西 铁东 铁西 东区 西区 开发 高新 通道 合作 双桥 普安 永安 大厂 龙门 石门 沙市 三门 水城 大道 中站 中方 南部 前进 东风 站前 中原 江城 河口 沿河 大化 安全 金山 光明 清河 乌海 万年 大同 安康 长治 保定 日照 白银 来宾 白山 黄山 大理 海东 天水 泰安 金华 文山 和田 白城 大庆 三明 兴安 海西 海北 黄南 红河 通化 天门 仙桃 新星 双河 昆玉 阿里 市中 管城'.split(
    ' ',
  ),
)

const stemOf = (name: string, end: RegExp): string => {
  const [, nation] = AUTONOMOUS.exec(name) ?? []
  const stem = nation ?? name.replace(end, '')
  return [...stem].length >= 2 ? stem : name
}

const shortProvince = (name: string) => name.replace(/(?:省|市|(?:维吾尔|壮族|回族)?自治区|特别行政区)$/, '')

type Names = Map<string, PlaceName>

const add = (names: Names, name: string, code: string, form: NameForm) => {
  const known = names.get(name)
  if (known?.codes.includes(code)) return
  names.set(name, {
    name,
    codes: [...(known?.codes ?? []), code],
    form: known?.form ?? form,
    isWord: form !== 'full' && form !== 'zone' && WORDS.has(name),
  })
}

interface Gazetteer {
  /** Full names of today, and provinces and cities by their short ones. */
  readonly current: Names
  /** Counties without their kind, which a province or city of the same name precedes. */
  readonly stems: Names
  /** Former names and zones. */
  readonly listed: Names
  /** The stems of counties and cities with their former kind behind: 双流县 for 双流区. */
  readonly derived: Names
  /** Words and brands that are places within their province only. */
  readonly local: Names
}

const isCounty = ({ code }: Division) => !code.endsWith('00')

const abbreviate = (name: string, stem: string): string | null => {
  const [, , kind, district] = AUTONOMOUS.exec(name) ?? []
  return kind || district ? `${stem}${kind ?? district}` : null
}

const addCounty = ({ current, stems, derived }: Gazetteer, { code, name }: Division) => {
  const stem = stemOf(name, COUNTY_END)
  add(current, name, code, 'full')
  const short = abbreviate(name, stem)
  if (short) add(current, short, code, 'full')
  if (stem === name) return
  add(stems, stem, code, name.endsWith('市') ? 'town' : 'county')
  // A county became a city, a city became a district.
  if (!name.endsWith('县')) add(derived, `${stem}县`, code, 'full')
  if (!/[县市]$/.test(name)) add(derived, `${stem}市`, code, 'full')
}

const addCity = ({ current, derived }: Gazetteer, { code, name }: Division) => {
  const stem = stemOf(name, CITY_END)
  add(current, name, code, 'full')
  const short = abbreviate(name, stem)
  if (short) add(current, short, code, 'full')
  // 海南 is the province, not 海南藏族自治州.
  if (stem !== name && !current.has(stem)) add(current, stem, code, 'city')
  if (!name.endsWith('地区')) add(derived, `${stem}地区`, code, 'full')
}

const KIND_AT_END = /[县区市州盟]$/

const addListed = ({ listed, local }: Gazetteer, line: string, isZone: boolean) => {
  const [province = '', rows = ''] = line.split(':')
  for (const row of rows.split(',')) {
    const [name = '', code = ''] = row.split(' ')
    const form = isZone ? 'zone' : KIND_AT_END.test(name) ? 'full' : 'city'
    if (name.startsWith('*')) add(local, name.slice(1), province + code, form)
    else add(listed, name, province + code, form)
  }
}

const buildGazetteer = (): Gazetteer => {
  const gazetteer: Gazetteer = {
    current: new Map(),
    stems: new Map(),
    listed: new Map(),
    derived: new Map(),
    local: new Map(),
  }
  const { current } = gazetteer
  for (const { code, name } of listDivisions()) {
    add(current, name, code, 'full')
    add(current, shortProvince(name), code, 'city')
  }
  const below = listDivisions().flatMap(({ code }) => listDivisions(code))
  for (const division of below) {
    if (!isCounty(division)) addCity(gazetteer, division)
  }
  for (const division of below) {
    for (const county of isCounty(division) ? [division] : listDivisions(division.code))
      addCounty(gazetteer, county)
  }
  for (const line of FORMER) addListed(gazetteer, line, false)
  for (const line of ZONES) addListed(gazetteer, line, true)
  return gazetteer
}

// Built on first use: not every page that bundles this module reads names.
let gazetteer: Gazetteer | undefined
const layers = (): readonly Names[] => {
  gazetteer ??= buildGazetteer()
  return [gazetteer.current, gazetteer.stems, gazetteer.listed, gazetteer.derived]
}

/** The digits that all codes within a division share. */
const prefixOf = (code: string) => code.replace(/(00)+$/, '')

/**
 * The place with a name: official, short, abbreviated (恩施州) or former (襄樊), or a zone (两江新区) (FND-06). A division
 * of today precedes a former one with its name.
 * @param above codes that contain the place; null for anywhere
 */
export function findPlaceName(name: string, above: readonly string[] | null = null): PlaceName | null {
  for (const names of [...layers(), ...(above ? [gazetteer?.local] : [])]) {
    const place = names?.get(name)
    const codes = place?.codes.filter(
      (code) => !above || above.some((outer) => code.startsWith(prefixOf(outer))),
    )
    if (place && codes && codes.length > 0) return { ...place, codes }
  }
  return null
}

const LONGEST_NAME = 15

/** The place with the longest name at the start of a text; null without one (FND-06). */
export function findPlaceAtStart(
  text: string,
  above: readonly string[] | null = null,
  isMeant: (place: PlaceName) => boolean = () => true,
): PlaceName | null {
  const chars = [...text]
  for (let length = Math.min(LONGEST_NAME, chars.length); length >= 2; length--) {
    // 南京振兴市政工程 is in 南京, and 市政 begins there.
    if (chars[length - 1] === '市' && chars[length] === '政') continue
    const place = findPlaceName(chars.slice(0, length).join(''), above)
    if (place && isMeant(place)) return place
  }
  return null
}

/** All names of places: those of today, then former ones and zones with no other place of their name. */
export function listPlaceNames(): readonly PlaceName[] {
  const [current, stems, ...others] = layers()
  const names: Names = new Map(current)
  for (const { name, codes, form } of stems?.values() ?? [])
    for (const code of codes) add(names, name, code, form)
  for (const layer of others)
    for (const place of layer.values()) if (!names.has(place.name)) names.set(place.name, place)
  return [...names.values()]
}

const within = new Map<string, ReadonlyMap<string, Division>>()

/** The full, former and abbreviated names of the divisions and zones within one (FND-06). */
export function listNamesWithin(above: string): ReadonlyMap<string, Division> {
  const known = within.get(above)
  if (known) return known
  const [names, prefix] = [new Map<string, Division>(), prefixOf(above)]
  for (const layer of [...layers(), gazetteer?.local])
    for (const { name, codes, form } of layer?.values() ?? [])
      for (const code of form === 'full' || form === 'zone' ? codes : [])
        if (code !== above && code.startsWith(prefix) && !names.has(name)) names.set(name, { code, name })
  within.set(above, names)
  return names
}
