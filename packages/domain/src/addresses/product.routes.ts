import type { RouteEntry } from './route'

/** API centre, macro analysis, research institute and data mall; routes of the labour hall are in kind.routes.ts. */
export const PRODUCT_ROUTES = [
  { name: 'propaganda', pattern: '/propaganda.html', zh: 'API 中心', kind: 'api' },
  {
    name: 'apiList',
    pattern: '/apiList/:id.html',
    zh: 'API 列表',
    kind: 'api',
    detailFrom: '/propaganda.html',
    paged: true,
  },
  {
    name: 'apiDet',
    pattern: '/apiDet/:id.html',
    zh: 'API 详情',
    kind: 'api',
    detailFrom: '/apiList/all.html',
  },
  { name: 'yjyhome', pattern: '/yjyhome.html', zh: '研究院首页', kind: 'institute' },
  { name: 'reporthome', pattern: '/reporthome.html', zh: '报告首页', kind: 'institute' },
  { name: 'yjyteam', pattern: '/yjyteam.html', zh: '研究院团队', kind: 'institute' },
  { name: 'yjyresearch', pattern: '/yjyresearch.html', zh: '研究成果', kind: 'institute', paged: true },
  {
    name: 'yjyredetail',
    pattern: '/yjyredetail/:id.html',
    zh: '研究成果详情',
    kind: 'institute',
    detailFrom: '/yjyresearch.html',
  },
  { name: 'yjycontact', pattern: '/yjycontact.html', zh: '联系研究院', kind: 'institute' },
  { name: 'yjyabout', pattern: '/yjyabout.html', zh: '关于研究院', kind: 'institute' },
  { name: 'yjydata', pattern: '/yjydata.html', zh: '研究院数据', kind: 'institute' },
  { name: 'macroCitizen', pattern: '/macroAnalysis/citizen.html', zh: '民生建设', kind: 'institute' },
  { name: 'macroFixed', pattern: '/macroAnalysis/fixed.html', zh: '固定资产投资', kind: 'institute' },
  { name: 'macroPlace', pattern: '/macroAnalysis/place.html', zh: '地方建设', kind: 'institute' },
  { name: 'macroGovernment', pattern: '/macroAnalysis/government.html', zh: '政府项目', kind: 'institute' },
  { name: 'datamall', pattern: '/datamall', zh: '数据商城', kind: 'mall', alias: '/dataMall' },
  { name: 'majorProject', pattern: '/majorProject', zh: '重大项目', kind: 'mall', paged: true },
  { name: 'dataPreview', pattern: '/dataPreview', zh: '数据预览', kind: 'mall' },
  {
    name: 'sjfw',
    pattern: '/sjfw/:type/:id.html',
    zh: '数据服务详情',
    kind: 'mall',
    detailFrom: '/datamall/',
  },
] as const satisfies readonly RouteEntry[]
