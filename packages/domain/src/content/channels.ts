import type { RouteName } from '../addresses'
import { type CategoryNames, type Channel, defineChannel } from './channel'

const SUBJECTS: CategoryNames = {
  bidding: ['招投标', { ebidding: '电子招投标', evaluation: '评标定标', deposit: '保证金与保函' }],
  qualification: '企业资质',
  people: '人员证书',
  construction: '工程建设',
  safety: '质量安全',
  business: '企业经营',
}

const encyclopedia = (
  route: RouteName,
  intro: string,
  categories: CategoryNames = { term: '术语', practice: '做法' },
) => defineChannel({ route, shape: 'article', intro, categories })

const ARTICLES: readonly Channel[] = [
  defineChannel({
    route: 'new',
    shape: 'article',
    thing: 'NewsArticle',
    intro: '招投标、资质、人员与工程建设的动态与提醒，讲清楚影响谁、该做什么。',
    categories: SUBJECTS,
  }),
  encyclopedia('report', '由平台收录的公开数据统计而成的行业观察，写明口径与样本。', {
    market: '市场观察',
    method: '统计方法',
  }),
  encyclopedia('certificate', '企业与人员证书的种类、有效期、延续与核验方法。', {
    company: '企业证书',
    person: '人员证书',
  }),
  encyclopedia('activeCenter', '筑数通的活动与使用指南。', { guide: '使用指南', benefit: '会员活动' }),
  encyclopedia('encyclopedia', '建筑行业常用名词，一条讲清一个概念。'),
  encyclopedia('equipment', '常用施工设备的用途、选型与管理要点。', {
    lifting: '起重设备',
    earthwork: '土方设备',
    concrete: '混凝土设备',
  }),
  encyclopedia('tmencyclopedia', '建筑企业的商标注册、使用与保护。'),
  encyclopedia('buildingencyclopedia', '房屋建筑的结构、构造与施工知识。'),
  encyclopedia('machineryencyclopedia', '机械设备的原理、检查与保养。'),
  encyclopedia('engineeringencyclopedia', '工程管理：合同、造价、进度与验收。'),
  encyclopedia('certificationencyclopedia', '管理体系与产品认证的要求、流程与核验。'),
  encyclopedia('decorationEncyclopedia', '装饰装修的材料、工艺与验收。'),
]

const QUESTION_SECTIONS: ReadonlyArray<readonly [RouteName, string]> = [
  ['questionsNew', '近期关注的问题与回答。'],
  ['questionsCertificate', '企业与人员证书的问题与回答。'],
  ['questionsReport', '数据与报告怎么看、怎么用。'],
  ['questionsEncyclopedia', '行业常识的问题与回答。'],
  ['questionsBuildingencyclopedia', '房屋建筑的问题与回答。'],
  ['questionsMachineryencyclopedia', '机械设备的问题与回答。'],
  ['questionsTmencyclopedia', '商标与品牌的问题与回答。'],
  ['questionsEngineeringencyclopedia', '合同、造价与工程管理的问题与回答。'],
  ['questionsCertificationencyclopedia', '体系与产品认证的问题与回答。'],
  ['questionsDecorationEncyclopedia', '装饰装修的问题与回答。'],
  ['questionsStaggerer', '少见而棘手的情形，逐个说清。'],
]

const QUESTIONS = QUESTION_SECTIONS.map(([route, intro]) =>
  defineChannel({ route, shape: 'question', intro, categories: SUBJECTS }),
)

const policy = (route: RouteName, intro: string) =>
  defineChannel({ route, shape: 'policy', intro, categories: SUBJECTS })

const POLICIES: readonly Channel[] = [
  policy('policy2', '国家层面的法律、行政法规与部门规章，附我们整理的要点。'),
  policy('policy3', '各省、自治区、直辖市的办事要点，可按地区查看。'),
  policy('policy4', '工程建设国家标准与行业标准，写明编号与实施日期。'),
  policy('policy6', '政策解读：条文说了什么，企业要做什么。'),
]

const GRADES: CategoryNames = { general: '施工总承包', special: '专业承包', labour: '劳务与作业' }

const OLD_STANDARDS = 'qualificationdetails'
const NEW_STANDARDS = 'qualificationNewdetails'

/** One generation of standards; a common list shows both. */
const generation = (route: RouteName, label: string, intro: string) =>
  defineChannel({ route, label, shape: 'standard', detail: route, intro, categories: GRADES })

const STANDARDS: readonly Channel[] = [
  defineChannel({
    route: 'qualification',
    shape: 'standard',
    intro: '施工企业资质标准：改革前仍在使用的标准与改革方案中的类别，逐类说明等级与考核内容。',
    categories: GRADES,
    gathers: [OLD_STANDARDS, NEW_STANDARDS],
  }),
  generation(OLD_STANDARDS, '现行资质标准', '改革前发布、仍在使用的施工企业资质标准。'),
  generation(NEW_STANDARDS, '改革方案类别', '资质改革方案中的施工资质类别。'),
]

const keysOf = (channels: readonly Channel[]) => channels.map(({ key }) => key)

const GATHERING: readonly Channel[] = [
  defineChannel({
    route: 'allquestionsList',
    shape: 'question',
    intro: '招投标、资质、人员与工程管理的问题与回答，每个回答写明依据。',
    categories: SUBJECTS,
    gathers: keysOf(QUESTIONS),
  }),
  defineChannel({
    route: 'urbanhubpolicy',
    shape: 'policy',
    detail: 'urbanhubpolicydetail',
    intro: '先列本地的政策与办事去处，再列全国通用的，按成文日期排列。',
    categories: SUBJECTS,
    gathers: keysOf(POLICIES),
    isHub: true,
  }),
  defineChannel({
    route: 'urbanhubnews',
    shape: 'article',
    thing: 'NewsArticle',
    detail: 'urbanhubnewsdetail',
    intro: '与本地工程建设有关的资讯。',
    categories: SUBJECTS,
    gathers: ['new'],
    isHub: true,
  }),
  defineChannel({
    route: 'urbanhubquestion',
    shape: 'question',
    detail: 'urbanhubquestiondetail',
    intro: '本地企业常问的问题与回答。',
    categories: SUBJECTS,
    gathers: keysOf(QUESTIONS),
    isHub: true,
  }),
]

/** Every channel of content, without repeats. */
export const CHANNELS: readonly Channel[] = [
  ...ARTICLES,
  ...QUESTIONS,
  ...POLICIES,
  ...STANDARDS,
  ...GATHERING,
]
