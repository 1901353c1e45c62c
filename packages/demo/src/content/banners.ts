/** Size of a banner, in px: the width of the widest page, twice the resolution that a phone needs. */
const WIDTH = 1600
const HEIGHT = 206

const svg = (drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="ground"><stop offset="0" stop-color="#0b1f45"/><stop offset="1" stop-color="#1c4fa8"/></linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${drawn}</svg>`

const BIDS_BY_MONTH = [38, 46, 41, 62, 74, 69, 88, 97, 84, 112, 126, 141]

/** Monthly columns that grow, the last one gold, with a trend line. */
const drawMonths = (): string => {
  const xOf = (i: number) => 930 + i * 48
  const columns = BIDS_BY_MONTH.map((value, i) => {
    const last = i === BIDS_BY_MONTH.length - 1
    const fill = last ? '#f0c463' : '#8fb6ff'
    return `<rect x="${xOf(i)}" y="${186 - value}" width="28" height="${value}" rx="3" fill="${fill}" opacity="${last ? 1 : 0.35 + i * 0.04}"/>`
  })
  const line = BIDS_BY_MONTH.map((value, i) => `${xOf(i) + 14},${168 - value}`).join(' ')
  return `<path d="M900 186.5h640" stroke="#8fb6ff" stroke-opacity=".5"/>${columns.join('')}
    <polyline points="${line}" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" stroke-opacity=".85"/>`
}

const ROWS = [300, 236, 268, 204]

/** Sheets of a table; the front one has a header and rows. */
const drawSheets = (): string => {
  const sheet = (x: number, y: number, opacity: number) =>
    `<rect x="${x}" y="${y}" width="460" height="190" rx="10" fill="#fff" fill-opacity="${opacity}"/>`
  const rows = ROWS.map((width, i) => {
    const y = 84 + i * 32
    return `<circle cx="1034" cy="${y + 6}" r="6" fill="${i === 1 ? '#f0c463' : '#5f8fe6'}"/>
      <rect x="1056" y="${y}" width="${width}" height="12" rx="6" fill="#c6d6f3"/>
      <rect x="1392" y="${y}" width="56" height="12" rx="6" fill="#8fb0e8"/>`
  })
  return `${sheet(1080, 10, 0.16)}${sheet(1044, 26, 0.3)}${sheet(1008, 42, 0.97)}
    <rect x="1028" y="58" width="150" height="12" rx="6" fill="#1557d6"/>${rows.join('')}`
}

interface DemoBanner {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly text: string
  readonly link: string
  readonly positionKey: string
  /** Null for a pop-up with text only. */
  readonly picture: string | null
}

/** Banners drawn for this portal. The page sets the text over the pictures, so they contain no font. */
export const DEMO_BANNERS: readonly DemoBanner[] = [
  {
    id: 'demo-svip',
    name: '逐月增长的柱形图',
    title: '联系方式、业绩与报价，一次查清',
    text: '建筑管家 SVIP，每月 20,000 条导出',
    link: '/svip.html',
    positionKey: 'homeBimg',
    picture: svg(drawMonths()),
  },
  {
    id: 'demo-mall',
    name: '一叠数据表',
    title: '要一份现成的名单？',
    text: '数据商城按地区、资质、时间选好条件就能下载',
    link: '/datamall/',
    positionKey: 'homeBimg',
    picture: svg(drawSheets()),
  },
  {
    id: 'demo-modal',
    name: '注册体验',
    title: '注册送 7 天会员体验',
    text: '联系方式、报价与证书，看完再决定要不要开通',
    link: '/registrationBenefits.html',
    positionKey: 'homeModalImg',
    picture: null,
  },
  {
    id: 'demo-fold',
    name: '招标计划',
    title: '招标计划已上线',
    text: '公告之前先看到项目、预算与计划招标日期',
    link: '/zhaobiao/jihua/',
    positionKey: 'homeBottomFold',
    picture: null,
  },
]
