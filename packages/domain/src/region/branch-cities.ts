/** A city with a sub-site of its own (REG-01). */
export interface BranchCity {
  /** The host label: nanjing of nanjing.example.cn. */
  readonly label: string
  readonly areaCode: string
  /** Without 市, as shown: 南京. */
  readonly areaName: string
  /** With its province: 江苏省南京市. */
  readonly areaString: string
  readonly provinceCode: string
  readonly provinceName: string
}

const TABLE = `
beijing 110000 北京 110000 北京市
nanjing 320100 南京 320000 江苏省
hefei 340100 合肥 340000 安徽省
wuhan 420100 武汉 420000 湖北省
hangzhou 330100 杭州 330000 浙江省
chongqing 500000 重庆 500000 重庆市
fuzhou 350100 福州 350000 福建省
nanchang 360100 南昌 360000 江西省
changsha 430100 长沙 430000 湖南省
haikou 460100 海口 460000 海南省
nanning 450100 南宁 450000 广西壮族自治区
guiyang 520100 贵阳 520000 贵州省
chengdu 510100 成都 510000 四川省
xian 610100 西安 610000 陕西省
kunming 530100 昆明 530000 云南省
jinan 370100 济南 370000 山东省
zhengzhou 410100 郑州 410000 河南省
lhasa 540100 拉萨 540000 西藏自治区
shijiazhuang 130100 石家庄 130000 河北省`

type Row = [label: string, areaCode: string, areaName: string, provinceCode: string, provinceName: string]

/** The nineteen branch cities (REG-01). */
export const BRANCH_CITIES: readonly BranchCity[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [label, areaCode, areaName, provinceCode, provinceName] = row.split(' ') as Row
    const areaString = areaCode === provinceCode ? provinceName : `${provinceName}${areaName}市`
    return { label, areaCode, areaName, areaString, provinceCode, provinceName }
  })

/** 重庆 (500000), if no other city matches (REG-01). */
export const DEFAULT_CITY = BRANCH_CITIES.find((city) => city.areaCode === '500000') as BranchCity

/**
 * The city of a host below the sites' domain: 南京 of nanjing.example.cn; null for the main site and any other (REG-04).
 * @param host with or without a port
 * @param domain of all sites, spelled as in the host: example.cn
 */
export function findSiteCity(host: string, domain: string): BranchCity | null {
  const hostname = host.trim().toLowerCase()
  return BRANCH_CITIES.find((city) => hostname === formatSiteHost(city, domain)) ?? null
}

/** The host of a city's sub-site (REG-04). */
export function formatSiteHost({ label }: BranchCity, domain: string): string {
  return `${label}.${domain}`
}

/** The location of an IP address, as in the answer of the location call (REG-03). */
export interface IpLocation {
  readonly province: string
  readonly provinceCode: string
  /** 江苏省南京市, or the city alone. */
  readonly location: string
}

const stands = (name: string, text: string): boolean => text.endsWith(name) || text.includes(`${name}市`)

/** The branch city of a location, matched by area name; null if there is none (REG-03, REG-04). */
export function findCityByLocation(location: Pick<IpLocation, 'location'>): BranchCity | null {
  const text = location.location.trim()
  return BRANCH_CITIES.find((city) => stands(city.areaName, text)) ?? null
}
