// path | name | screen | kind | the list it is linked from | has a mobile counterpart, has pages
const TABLE = `
/ | home | 首页 | home | - | mobile
/auth/login | authLogin | 登录 | account | - | -
/bossLogin | bossLogin | 老板登录 | account | - | -
/center | center | 个人中心 | account | - | -
/dailyLog | dailyLog | 更新日志 | account | - | -
/data-status | dataStatus | 数据现状 | account | - | -
/guarantee | guarantee | 保函服务 | service | - | -
/sitemap.html | sitemap | 网站地图 | static | - | -
/sitemap1.html | sitemap1 | 网站地图（分类） | static | - | -
/404.html | notFound | 页面未找到 | static | - | -
/about.html | about | 关于我们 | static | - | -
/help.html | help | 帮助中心 | static | - | -
/svip.html | svip | SVIP 会员 | static | - | -
/vip.html | vip | 会员权益（企业数据） | static | - | -
/vips.html | vips | 会员权益（增值服务） | static | - | -
/userAgreement.html | userAgreement | 用户协议 | static | - | -
/privacy.html | privacy | 隐私协议 | static | - | -
/disclaimer.html | disclaimer | 免责声明 | static | - | -
/registrationBenefits.html | registrationBenefits | 注册福利 | static | - | -
/activityAgreement.html | activityAgreement | 活动协议 | static | - | -
/intellectual.html | intellectual | 知识产权 | static | - | -
/appDownload.html | appDownload | APP 下载 | static | - | -
/jrfw.html | jrfw | 金融服务 | service | - | -
/rclp.html | rclp | 人才猎聘 | service | - | -
/rcpx.html | rcpx | 人才培训 | service | - | -
/flzc.html | flzc | 法律支持 | service | - | -
/csch.html | csch | 财税筹划 | service | - | -
/jsb.html | jsb | 建设保 | service | - | -
/jyd.html | jyd | 建易贷 | service | - | -
/zzfw.html | zzfw | 资质服务 | service | - | -
/sem.html | sem | 推广页 | promo | - | -
/sem/quickRegiste.html | quickRegiste | 快速注册 | promo | - | -
/tuiguang.html | tuiguang | 推广注册 | promo | - | -
/{token}.html | promoToken | 推广短链 | promo | - | -
/aiztb/ | aiztb | AI 招投标 | promo | - | -
/svip404/:name/:id.html | svip404 | 会员专享页 | promo | - | -
/middlePage/:id.html | middlePage | 跳转中间页 | promo | - | -
/?acodes={code} | share | 分享领取 | share | - | -
/allquestionsList/:key.html | allquestionsList | 全部问答 | content-list | - | mobile paged
/questions/buildingencyclopedia/:key.html | questionsBuildingencyclopedia | 建筑百科问答 | content-list | - | mobile paged
/questions/encyclopedia/:key.html | questionsEncyclopedia | 百科问答 | content-list | - | mobile paged
/questions/machineryencyclopedia/:key.html | questionsMachineryencyclopedia | 机械百科问答 | content-list | - | mobile paged
/questions/tmencyclopedia/:key.html | questionsTmencyclopedia | 商标百科问答 | content-list | - | mobile paged
/questions/new/:key.html | questionsNew | 资讯问答 | content-list | - | mobile paged
/questions/certificate/:key.html | questionsCertificate | 证书问答 | content-list | - | mobile paged
/questions/report/:key.html | questionsReport | 报告问答 | content-list | - | mobile paged
/questions/engineeringencyclopedia/:key.html | questionsEngineeringencyclopedia | 工程百科问答 | content-list | - | mobile paged
/questions/certificationencyclopedia/:key.html | questionsCertificationencyclopedia | 认证百科问答 | content-list | - | mobile paged
/questions/decorationEncyclopedia/:key.html | questionsDecorationEncyclopedia | 装饰百科问答 | content-list | - | mobile paged
/questions/staggerer/:key.html | questionsStaggerer | 疑难问答 | content-list | - | mobile paged
/questionsDetails/:id.html | questionsDetails | 问答详情 | content-detail | /allquestionsList/all.html | mobile
/report/:key.html | report | 行业报告 | content-list | - | mobile paged
/new/:key.html | new | 新闻资讯 | content-list | - | mobile paged
/certificate/:key.html | certificate | 证书知识 | content-list | - | mobile paged
/activeCenter/:key.html | activeCenter | 活动中心 | content-list | - | paged
/encyclopedia/:key.html | encyclopedia | 行业百科 | content-list | - | mobile paged
/equipment/:key.html | equipment | 设备知识 | content-list | - | paged
/tmencyclopedia/:key.html | tmencyclopedia | 商标百科 | content-list | - | mobile paged
/buildingencyclopedia/:key.html | buildingencyclopedia | 建筑百科 | content-list | - | mobile paged
/machineryencyclopedia/:key.html | machineryencyclopedia | 机械百科 | content-list | - | mobile paged
/engineeringencyclopedia/:key.html | engineeringencyclopedia | 工程百科 | content-list | - | mobile paged
/certificationencyclopedia/:key.html | certificationencyclopedia | 认证百科 | content-list | - | mobile paged
/decorationEncyclopedia/:key.html | decorationEncyclopedia | 装饰百科 | content-list | - | mobile paged
/toutiao/:id.html | toutiaodetails | 新闻详情 | content-detail | /new/all.html | mobile
/policy2/:key/:id? | policy2 | 政策（国家） | content-list | - | paged
/policy3/:key/:id? | policy3 | 政策（地方） | content-list | - | paged
/policy4/:key/:id? | policy4 | 政策（行业） | content-list | - | paged
/policy6/:key/:id? | policy6 | 政策（解读） | content-list | - | paged
/policyDetail/:id/:mailId? | policyDetail | 政策详情 | content-detail | /policy2/all/ | -
/tag/:key.html | tag | 标签 | content-list | - | paged
/qualification/ | qualification | 资质标准 | content-list | - | paged
/qualification/:id.html | qualificationdetails | 资质标准详情 | content-detail | /qualification/ | -
/qualificationNew/:id.html | qualificationNewdetails | 资质标准详情（新） | content-detail | /qualification/ | -
/urbanSubstation.html | urbanSubstation | 城市分站 | hub | - | -
/urbanhubpolicy/:type.html | urbanhubpolicy | 分站政策 | hub | - | paged
/urbanhubnews/:type.html | urbanhubnews | 分站资讯 | hub | - | paged
/urbanhubquestion/:type.html | urbanhubquestion | 分站问答 | hub | - | paged
/urbanhubpolicydetail/:id.html | urbanhubpolicydetail | 分站政策详情 | content-detail | /urbanhubpolicy/all.html | -
/urbanhubnewsdetail/:id.html | urbanhubnewsdetail | 分站资讯详情 | content-detail | /urbanhubnews/all.html | -
/urbanhubquestiondetail/:id.html | urbanhubquestiondetail | 分站问答详情 | content-detail | /urbanhubquestion/all.html | -
/qiye/ | qiye | 查企业 | list | - | mobile paged
/qiye/sheji/ | qiyeSheji | 设计院 | list | - | paged
/qiye/kancha/ | qiyeKancha | 勘察单位 | list | - | paged
/qiye/jianli/ | qiyeJianli | 监理单位 | list | - | paged
/qiye/zaojia/ | qiyeZaojia | 造价咨询单位 | list | - | paged
/qiye/zongchengbao/ | qiyeZongchengbao | 工程总承包单位 | list | - | paged
/qiye/gongyingshang/ | qiyeGongyingshang | 供应商 | list | - | paged
/qiye/:id/:key?/:name? | qiyedetails | 企业详情 | detail | /qiye/ | mobile
/renyuan/ | renyuan | 查人员 | list | - | mobile paged
/renyuan/aqsl/ | renyuanAqsl | 安全三类人员 | list | - | mobile paged
/renyuan/sydry/ | renyuanSydry | 十一大员 | list | - | mobile paged
/renyuan/tzzy/ | renyuanTzzy | 特种作业人员 | list | - | mobile paged
/renyuan/zcry/ | renyuanZcry | 职称人员 | list | - | mobile paged
/renyuan/jsgr/ | renyuanJsgr | 技术工人 | list | - | mobile paged
/renyuan/:type?/:id.html | renyuandetails | 人员详情 | detail | /renyuan/ | mobile
/siku/ | siku | 四库项目 | list | - | paged
/siku/:isExpire?/:id.html | sikudetails | 四库项目详情 | detail | /siku/ | -
/shengting/ | shengting | 省厅项目 | list | - | paged
/shengting/:id.html | shengtingdetails | 省厅项目详情 | detail | /shengting/ | -
/zhongbiao/ | zhongbiao | 查中标 | list | - | paged
/zhongbiao/:isExpire?/:id.html | zhongbiaodetails | 中标详情 | detail | /zhongbiao/ | -
/pingbiao/:id.html | pingbiaodetails | 评标详情 | detail | /zhongbiao/ | -
/kaibiao/:id.html | kaibiaodetails | 开标详情 | detail | /zhongbiao/ | -
/lvyue/:id.html | lvyuedetails | 履约详情 | detail | /zhongbiao/ | -
/zbxx/{uuid}.html | zbxx | 中标公告（外链） | detail | /zhongbiao/ | -
/shuili/ | shuili | 水利业绩 | list | - | paged
/shuili/xy/:isExpire?/:id.html | shuilidetails | 水利信用平台详情 | detail | /shuili/ | -
/shuilijg/ | shuilijg | 水利监管 | list | - | paged
/shuili/jg/:isExpire?/:id.html | shuilijgdetails | 水利监管平台详情 | detail | /shuilijg/ | -
/gonglu/ | gonglu | 公路业绩 | list | - | paged
/gonglu/:isExpire?/:id.html | gongludetails | 公路业绩详情 | detail | /gonglu/ | -
/zhaobiao/ | zhaobiao | 查招标 | list | - | paged
/zhaobiao/jihua/ | zhaobiaoJihua | 招标计划 | list | - | paged
/zhaobiao/kcsj/ | zhaobiaoKcsj | 勘察设计监理招标 | list | - | paged
/zhaobiao/:isExpire?/:id.html | zhaobiaodetails | 招标详情 | detail | /zhaobiao/ | -
/zzbxx/{uuid}.html | zzbxx | 招标公告（外链） | detail | /zhaobiao/ | -
/proxy/ | proxy | 查代理机构 | list | - | paged
/proxy/:id.html | proxydetails | 代理机构详情 | detail | /proxy/ | -
/dlqy/{cid}.html | dlqy | 代理企业（外链） | detail | /proxy/ | -
/owner/ | owner | 查业主 | list | - | paged
/owner/:id.html | ownerdetails | 业主详情 | detail | /owner/ | -
/yzdw/{cid}.html | yzdw | 业主单位（外链） | detail | /owner/ | -
/xinyong/ | xinyong | 查信用 | list | - | paged
/xinyong/:id.html | xinyongdetails | 信用详情 | detail | /xinyong/ | -
/project/ | project | 查项目 | list | - | paged
/project/:id.html | projectdetails | 项目详情 | detail | /project/ | -
/engineering/ | engineering | 查工程 | list | - | paged
/engineering/:id.html | engineeringdetails | 工程详情 | detail | /engineering/ | -
/nijian/ | nijian | 拟建项目 | list | - | paged
/nijian/:id.html | nijiandetails | 拟建项目详情 | detail | /nijian/ | -
/njxx/{uuid}.html | njxx | 拟建项目（外链） | detail | /nijian/ | -
/tdcr/ | tdcr | 土地出让 | list | - | paged
/ydys/ | ydys | 用地预审 | list | - | paged
/jsyd/ | jsyd | 建设用地规划许可 | list | - | paged
/jsgcghxk/ | jsgcghxk | 建设工程规划许可 | list | - | paged
/hjpg/ | hjpg | 环境影响评价 | list | - | paged
/zzwinning/ | zzwinning | 资质追踪 | tool | - | paged
/dthc/tz/ | dthcTz | 动态核查（通知） | tool | - | paged
/dthc/zg/ | dthcZg | 动态核查（整改） | tool | - | paged
/dthc/jg/ | dthcJg | 动态核查（结果） | tool | - | paged
/zzdq/ | zzdq | 资质到期 | tool | - | paged
/axdq/ | axdq | 安许到期 | tool | - | paged
/recruitList | recruitList | 招聘列表 | labour | - | paged
/recruDetail/:idhtml | recruDetail | 招聘详情 | labour | /recruitList/ | -
/workerList | workerList | 求职列表 | labour | - | paged
/workerDetail/:idhtml | workerDetail | 求职详情 | labour | /workerList/ | -
/companyAnalyze/ | companyAnalyze | 企业关系链 | tool | - | paged
/zhongbiaolv/ | zhongbiaolv | 下浮率与竞争 | tool | - | -
/qiyeduibi/ | qiyeduibi | 企业对比 | tool | - | paged
/renyuans/ | renyuans | 人员缺口检测 | tool | - | paged
/agency | agency | 代理机构入口 | list | - | paged
/comquery/ | comquery | 组合查询 | tool | - | -
/comquery/result | comqueryResult | 组合查询结果 | list | - | paged
/query | query | 综合查询 | list | - | paged
/juheqiye | juheqiye | 聚合企业 | list | - | paged
/juheqiye/:id.html | juheqiyedetails | 聚合企业详情 | content-detail | /juheqiye/ | -
/juherenyuan | juherenyuan | 聚合人员 | list | - | paged
/juherenyuan/:id.html | juherenyuandetails | 聚合人员详情 | content-detail | /juherenyuan/ | -
/juhesiku | juhesiku | 聚合四库 | list | - | paged
/juhesiku/:id.html | juhesikudetails | 聚合四库详情 | content-detail | /juhesiku/ | -
/propaganda.html | propaganda | API 中心 | api | - | -
/apiList/:id.html | apiList | API 列表 | api | /propaganda.html | paged
/apiDet/:id.html | apiDet | API 详情 | api | /apiList/all.html | -
/yjyhome.html | yjyhome | 研究院首页 | institute | - | -
/reporthome.html | reporthome | 报告首页 | institute | - | -
/yjyteam.html | yjyteam | 研究院团队 | institute | - | -
/yjyresearch.html | yjyresearch | 研究成果 | institute | - | paged
/yjyredetail/:id.html | yjyredetail | 研究成果详情 | institute | /yjyresearch.html | -
/yjycontact.html | yjycontact | 联系研究院 | institute | - | -
/yjyabout.html | yjyabout | 关于研究院 | institute | - | -
/yjydata.html | yjydata | 研究院数据 | institute | - | -
/macroAnalysis/citizen.html | macroCitizen | 民生建设 | institute | - | -
/macroAnalysis/fixed.html | macroFixed | 固定资产投资 | institute | - | -
/macroAnalysis/place.html | macroPlace | 地方建设 | institute | - | -
/macroAnalysis/government.html | macroGovernment | 政府项目 | institute | - | -
/datamall | datamall | 数据商城 | mall | - | -
/majorProject | majorProject | 重大项目 | mall | - | paged
/dataPreview | dataPreview | 数据预览 | mall | - | -
/sjfw/:type/:id.html | sjfw | 数据服务详情 | mall | /datamall/ | -
`

/** Every route of the product as agreed; the tests compare the routes with it row by row. */
export const ROUTE_ROWS = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [path = '', name = '', zh = '', kind = '', from = '', flags = ''] = line.split(' | ')
    return { path, name, zh, kind, from, mobile: flags.includes('mobile'), paged: flags.includes('paged') }
  })
