import { describe, expect, it } from 'vitest'
import { decide, hrefOf, matchRoute, ROUTES } from '.'

// path | screen | kind | the list it is linked from
const TABLE = `
/ | 首页 | home | -
/auth/login | 登录 | account | -
/bossLogin | 老板登录 | account | -
/center | 个人中心 | account | -
/dailyLog | 更新日志 | account | -
/guarantee | 保函服务 | service | -
/sitemap.html | 网站地图 | static | -
/sitemap1.html | 网站地图（分类） | static | -
/404.html | 页面未找到 | static | -
/about.html | 关于我们 | static | -
/help.html | 帮助中心 | static | -
/svip.html | SVIP 会员 | static | -
/vip.html | 会员权益（企业数据） | static | -
/vips.html | 会员权益（增值服务） | static | -
/userAgreement.html | 用户协议 | static | -
/privacy.html | 隐私协议 | static | -
/disclaimer.html | 免责声明 | static | -
/registrationBenefits.html | 注册福利 | static | -
/activityAgreement.html | 活动协议 | static | -
/intellectual.html | 知识产权 | static | -
/appDownload.html | APP 下载 | static | -
/jrfw.html | 金融服务 | service | -
/rclp.html | 人才猎聘 | service | -
/rcpx.html | 人才培训 | service | -
/flzc.html | 法律支持 | service | -
/csch.html | 财税筹划 | service | -
/jsb.html | 建设保 | service | -
/jyd.html | 建易贷 | service | -
/zzfw.html | 资质服务 | service | -
/sem.html | 推广页 | promo | -
/sem/quickRegiste.html | 快速注册 | promo | -
/tuiguang.html | 推广注册 | promo | -
/{token}.html | 推广短链 | promo | -
/aiztb/ | AI 招投标 | promo | -
/svip404/:name/:id.html | 会员专享页 | promo | -
/middlePage/:id.html | 跳转中间页 | promo | -
/allquestionsList/:key.html | 全部问答 | content-list | -
/questions/buildingencyclopedia/:key.html | 建筑百科问答 | content-list | -
/questions/encyclopedia/:key.html | 百科问答 | content-list | -
/questions/machineryencyclopedia/:key.html | 机械百科问答 | content-list | -
/questions/tmencyclopedia/:key.html | 商标百科问答 | content-list | -
/questions/new/:key.html | 资讯问答 | content-list | -
/questions/certificate/:key.html | 证书问答 | content-list | -
/questions/report/:key.html | 报告问答 | content-list | -
/questions/engineeringencyclopedia/:key.html | 工程百科问答 | content-list | -
/questions/certificationencyclopedia/:key.html | 认证百科问答 | content-list | -
/questions/decorationEncyclopedia/:key.html | 装饰百科问答 | content-list | -
/questions/staggerer/:key.html | 疑难问答 | content-list | -
/questionsDetails/:id.html | 问答详情 | content-detail | /allquestionsList/all.html
/report/:key.html | 行业报告 | content-list | -
/new/:key.html | 新闻资讯 | content-list | -
/certificate/:key.html | 证书知识 | content-list | -
/activeCenter/:key.html | 活动中心 | content-list | -
/encyclopedia/:key.html | 行业百科 | content-list | -
/equipment/:key.html | 设备知识 | content-list | -
/tmencyclopedia/:key.html | 商标百科 | content-list | -
/buildingencyclopedia/:key.html | 建筑百科 | content-list | -
/machineryencyclopedia/:key.html | 机械百科 | content-list | -
/engineeringencyclopedia/:key.html | 工程百科 | content-list | -
/certificationencyclopedia/:key.html | 认证百科 | content-list | -
/decorationEncyclopedia/:key.html | 装饰百科 | content-list | -
/toutiao/:id.html | 新闻详情 | content-detail | /new/all.html
/policy2/:key/:id? | 政策（国家） | content-list | -
/policy3/:key/:id? | 政策（地方） | content-list | -
/policy4/:key/:id? | 政策（行业） | content-list | -
/policy6/:key/:id? | 政策（解读） | content-list | -
/policyDetail/:id/:mailId? | 政策详情 | content-detail | /policy2/all/
/tag/:key.html | 标签 | content-list | -
/qualification/ | 资质标准 | content-list | -
/qualification/:id.html | 资质标准详情 | content-detail | /qualification/
/qualificationNew/:id.html | 资质标准详情（新） | content-detail | /qualification/
/urbanSubstation.html | 城市分站 | hub | -
/urbanhubpolicy/:type.html | 分站政策 | hub | -
/urbanhubnews/:type.html | 分站资讯 | hub | -
/urbanhubquestion/:type.html | 分站问答 | hub | -
/urbanhubpolicydetail/:id.html | 分站政策详情 | content-detail | /urbanhubpolicy/all.html
/urbanhubnewsdetail/:id.html | 分站资讯详情 | content-detail | /urbanhubnews/all.html
/urbanhubquestiondetail/:id.html | 分站问答详情 | content-detail | /urbanhubquestion/all.html
/qiye/ | 查企业 | list | -
/qiye/:id/:key?/:name? | 企业详情 | detail | /qiye/
/companyAnalyze/ | 企业关系链 | tool | -
/renyuan/ | 查人员 | list | -
/renyuan/aqsl/ | 安全三类人员 | list | -
/renyuan/sydry/ | 十一大员 | list | -
/renyuan/tzzy/ | 特种作业人员 | list | -
/renyuan/zcry/ | 职称人员 | list | -
/renyuan/jsgr/ | 技术工人 | list | -
/renyuan/:type?/:id.html | 人员详情 | detail | /renyuan/
/renyuans/ | 人员缺口检测 | tool | -
/siku/ | 四库项目 | list | -
/siku/:isExpire?/:id.html | 四库项目详情 | detail | /siku/
/shengting/ | 省厅项目 | list | -
/shengting/:id.html | 省厅项目详情 | detail | /shengting/
/zhongbiao/ | 查中标 | list | -
/zhongbiao/:isExpire?/:id.html | 中标详情 | detail | /zhongbiao/
/pingbiao/:id.html | 评标详情 | detail | /zhongbiao/
/kaibiao/:id.html | 开标详情 | detail | /zhongbiao/
/lvyue/:id.html | 履约详情 | detail | /zhongbiao/
/shuili/ | 水利业绩 | list | -
/shuilijg/ | 水利监管 | list | -
/shuili/xy/:isExpire?/:id.html | 水利信用平台详情 | detail | /shuili/
/shuili/jg/:isExpire?/:id.html | 水利监管平台详情 | detail | /shuilijg/
/gonglu/ | 公路业绩 | list | -
/gonglu/:isExpire?/:id.html | 公路业绩详情 | detail | /gonglu/
/zhaobiao/ | 查招标 | list | -
/zhaobiao/:isExpire?/:id.html | 招标详情 | detail | /zhaobiao/
/xinyong/ | 查信用 | list | -
/xinyong/:id.html | 信用详情 | detail | /xinyong/
/project/ | 查项目 | list | -
/project/:id.html | 项目详情 | detail | /project/
/engineering/ | 查工程 | list | -
/engineering/:id.html | 工程详情 | detail | /engineering/
/nijian/ | 拟建项目 | list | -
/nijian/:id.html | 拟建项目详情 | detail | /nijian/
/zzwinning/ | 资质追踪 | tool | -
/dthc/tz/ | 动态核查（通知） | tool | -
/dthc/zg/ | 动态核查（整改） | tool | -
/dthc/jg/ | 动态核查（结果） | tool | -
/zzdq/ | 资质到期 | tool | -
/axdq/ | 安许到期 | tool | -
/owner/ | 查业主 | list | -
/owner/:id.html | 业主详情 | detail | /owner/
/proxy/ | 查代理机构 | list | -
/proxy/:id.html | 代理机构详情 | detail | /proxy/
/agency | 代理机构入口 | list | -
/comquery/ | 组合查询 | tool | -
/comquery/result | 组合查询结果 | list | -
/query | 综合查询 | list | -
/tdcr/ | 土地出让 | list | -
/ydys/ | 用地预审 | list | -
/jsyd/ | 建设用地规划许可 | list | -
/jsgcghxk/ | 建设工程规划许可 | list | -
/hjpg/ | 环境影响评价 | list | -
/juheqiye | 聚合企业 | list | -
/juheqiye/:id.html | 聚合企业详情 | content-detail | /juheqiye/
/juherenyuan | 聚合人员 | list | -
/juherenyuan/:id.html | 聚合人员详情 | content-detail | /juherenyuan/
/juhesiku | 聚合四库 | list | -
/juhesiku/:id.html | 聚合四库详情 | content-detail | /juhesiku/
/njxx/{uuid}.html | 拟建项目（外链） | detail | /nijian/
/zzbxx/{uuid}.html | 招标公告（外链） | detail | /zhaobiao/
/zbxx/{uuid}.html | 中标公告（外链） | detail | /zhongbiao/
/dlqy/{cid}.html | 代理企业（外链） | detail | /proxy/
/yzdw/{cid}.html | 业主单位（外链） | detail | /owner/
/propaganda.html | API 中心 | api | -
/apiList/:id.html | API 列表 | api | /propaganda.html
/apiDet/:id.html | API 详情 | api | /apiList/all.html
/yjyhome.html | 研究院首页 | institute | -
/reporthome.html | 报告首页 | institute | -
/yjyteam.html | 研究院团队 | institute | -
/yjyresearch.html | 研究成果 | institute | -
/yjyredetail/:id.html | 研究成果详情 | institute | /yjyresearch.html
/yjycontact.html | 联系研究院 | institute | -
/yjyabout.html | 关于研究院 | institute | -
/yjydata.html | 研究院数据 | institute | -
/datamall | 数据商城 | mall | -
/majorProject | 重大项目 | mall | -
/dataPreview | 数据预览 | mall | -
/sjfw/:type/:id.html | 数据服务详情 | mall | /datamall/
/recruitList | 招聘列表 | labour | -
/recruDetail/:idhtml | 招聘详情 | labour | /recruitList/
/workerList | 求职列表 | labour | -
/workerDetail/:idhtml | 求职详情 | labour | /workerList/
/?acodes={code} | 分享领取 | share | -`

const rows = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [path = '', zh = '', kind = '', from = '-'] = line.split(' | ')
    return { path, zh, kind, from }
  })

const VALUES: Readonly<Record<string, string>> = {
  type: 'aqsl',
  isExpire: '1',
  key: 'all',
  code: 'c0de',
  idhtml: 'a1f3.html',
}
const PARAM = /[:{](\w+)[}?]*/g

const filled = (path: string, optional: boolean): string =>
  (optional ? path : path.replace(/\/:\w+\?/g, '')).replace(
    PARAM,
    (_, name: string) => VALUES[name] ?? 'a1f3',
  )

const ask = (address: string) => {
  const [path = '', query = ''] = address.split('?')
  return decide({ path, query, host: 'x.cn', userAgent: 'desktop', hasLogin: true })
}

const shownAt = (address: string) => {
  const first = ask(address)
  return first.at === 'redirect' ? ask(first.location) : first
}

describe('routes', () => {
  it('NAV-14 the table holds every route once and no other', () => {
    expect(rows).toHaveLength(164)
    expect(ROUTES.map((r) => r.pattern).sort()).toEqual(rows.map((r) => r.path).sort())
    expect(new Set(ROUTES.map((r) => r.name)).size).toBe(ROUTES.length)
  })

  it.each(rows)('NAV-06 $path is $zh', ({ path, zh, kind, from }) => {
    const route = ROUTES.find((r) => r.pattern === path)
    expect(route).toMatchObject({ zh, kind })
    expect(route?.detailFrom ?? '-').toBe(from)
    for (const optional of [true, false]) {
      const decision = shownAt(filled(path, optional))
      if (path === '/404.html') expect(decision.at).toBe('not-found')
      else expect(decision).toMatchObject({ at: 'continue', route: { pattern: path } })
    }
  })

  it.each(rows.filter((r) => r.path !== '/404.html'))(
    'NAV-14 a link to $path leads to it without a redirect',
    ({ path }) => {
      const route = ROUTES.find((r) => r.pattern === path)
      const params = Object.fromEntries(
        [...path.matchAll(PARAM)].map(([, name = '']) =>
          name === 'idhtml' ? ['id', 'a1f3'] : [name, VALUES[name] ?? 'a1f3'],
        ),
      )
      if (!route) throw new Error(`no route ${path}`)
      expect(ask(hrefOf(route.name, params))).toMatchObject({
        at: 'continue',
        route: { name: route.name },
        params,
      })
    },
  )

  it.each(rows.filter((r) => r.from !== '-'))(
    'NAV-14 $path is linked from a list that exists',
    ({ from }) => {
      expect(matchRoute(from)).not.toBeNull()
    },
  )
})
