import type { ResultOf } from '../shape/endpoint'
import { DAILY_LIMIT_WORDS, type FieldWords, type GroupWords, LEFT_OUT_WORDS, REGION_WORDS } from '../words'
import type { myCompany } from './my-company.contract'

const CERTIFICATE_WORDS = {
  name: '资质或许可证的名称',
  until: '有效期至，当天仍然有效',
  days: '剩余天数；已经到期为负数',
  text: '剩余有效期的说明，如 剩 12 天',
  section: '在企业详情页的哪一部分',
} as const

const FIT_WORDS = {
  id: '招标公告的编号',
  of: '结论：fit 可投，gaps 有不满足的要求，open 有无法判断的要求，nothing 没有写明可以对照的要求',
  count: '不满足的项数；没有时为无法判断的项数，再没有时为满足的项数',
  text: '结论的说明，如 差 2 项',
  reason: '理由：第一项不满足的要求，没有时为第一项无法判断的要求',
} as const

const MINE_WORDS: FieldWords<ResultOf<typeof myCompany.get>> = {
  record: [
    '我的企业；还没有选择为 null',
    {
      id: '企业编号',
      name: '企业名称',
      exists: '数据仍在；false 为已经下架',
      creditCode: '统一社会信用代码',
      region: REGION_WORDS,
      status: '经营状态：active 存续，moved 迁出，cancelled 注销，revoked 吊销',
      qualifications: [
        '企业资质',
        { name: '资质名称', grade: '等级', validUntil: '有效期至；没有收录为 null' },
      ],
      safetyPermitUntil: '安全生产许可证有效期至；没有收录为 null',
      qualificationCount: '企业资质数；暂未收录为 null',
      people: '收录的人员数；暂未收录为 null',
      wins: '收录的中标数；暂未收录为 null',
      certificates: ['已经到期或 90 天内到期的资质与许可证，最先到期的在前', CERTIFICATE_WORDS],
      chosenTime: '选择的时刻',
      sourcePlatform: '数据来自哪个平台',
      collectedAt: '数据从来源采集的时刻',
      checkedAt: '数据最近核验的时刻；未核验为 null',
    },
  ],
  dailyLimit: DAILY_LIMIT_WORDS,
}

const EVIDENCE_WORDS = {
  label: '依据的名称',
  kind: '数据种类：company 企业，person 人员列表，winning 中标列表',
  section: '企业详情页的哪一部分；列表为 null',
  filters: '列表的筛选项；企业详情为 null',
} as const

export function myCompanyWords(): GroupWords<typeof myCompany> {
  return {
    get: { summary: '我的企业：收录的资质、许可证、人员与业绩', result: MINE_WORDS },
    save: {
      summary: '选择或更换我的企业：按编号，或按企业全称、统一社会信用代码；每天最多 20 次',
      request: { id: '企业编号，如来自提示', text: '企业全称或统一社会信用代码，没有编号时填写' },
      result: MINE_WORDS,
      example: ({ recordIds }) => ({ id: recordIds.company }),
    },
    remove: { summary: '移除我的企业' },
    check: {
      summary: '招标公告写明的要求与我的企业逐项对照：满足、不满足或无法判断，附依据',
      request: { id: '招标公告的编号' },
      result: {
        records: [
          '对照的招标公告与企业',
          { module: '数据种类：tender 或 company', moduleId: '数据编号', title: '名称' },
        ],
        isChosen: '已经选择了我的企业',
        summary: '对照的结果；没有可以对照的要求为 null',
        checks: [
          '逐项对照',
          {
            key: '要求的标识',
            label: '要求',
            status: '结果：met 满足，missing 不满足，unknown 无法判断',
            sentence: '结果的说明',
            rule: '对照的规则',
            evidence: ['依据', EVIDENCE_WORDS],
            opensBy: '开通什么可以判断；不需要为 null',
            clause: '公告中的原文；公告文字没有写明为 null',
            closing: '怎样补足；已满足为 null',
          },
        ],
        collectedAt: '企业数据从来源采集的时刻；没有为 null',
        checkedAt: '企业数据最近核验的时刻；未核验为 null',
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: ({ recordIds }) => ({ id: recordIds.tender }),
    },
    partners: {
      summary: '我的企业缺少招标所要求的资质时，与它联合体投标过、持有这一资质的企业；公告不接受联合体时没有',
      request: { id: '招标公告的编号' },
      result: {
        records: [
          '对照的招标公告、我的企业与列出的企业',
          { module: '数据种类：tender 或 company', moduleId: '数据编号', title: '名称' },
        ],
        isChosen: '已经选择了我的企业',
        consortiumAllowed: '公告是否接受联合体：接受或不接受；没有写明为 null',
        jointCompanies: '与我的企业联合体投标过的企业数；0 为没有收录',
        gaps: [
          '缺少的资质',
          {
            key: '要求的标识，与 check 的相同',
            label: '要求的资质',
            total: '持有这一资质、联合体投标过的企业数',
            partners: [
              '企业，最多 5 家，确定持有的、联合体投标多的在前',
              {
                id: '企业编号',
                name: '企业名称',
                status: '是否持有：met 持有，unknown 等级、有效期或规模待核对',
                sentence: '持有情况的说明',
                times: '联合体投标数',
                won: '其中的中标数',
                latest: [
                  '最近一次联合体投标',
                  {
                    id: '数据编号',
                    type: '数据种类：winning 中标结果，tender 公告',
                    name: '项目名称',
                    awardedOn: '中标日期，没有中标的为公告日期；未知为 null',
                  },
                ],
              },
            ],
          },
        ],
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: ({ recordIds }) => ({ id: recordIds.tender }),
    },
    due: {
      summary: '7 天内截止、我的企业能投的招标：先看能投的，再看待定的，再看只差一项的，各按截止时间',
      result: {
        companyName: '我的企业的名称；还没有选择为 null，不作对照',
        province: '对照的是这个省的招标；全国为 null',
        compared: '对照的招标数，最多 300 条，最先截止的在前',
        fit: '可投的条数',
        nearly: '只差一项的条数',
        open: '待定的条数',
        amount: '可投的招标中已公开的人民币预算合计',
        ...LEFT_OUT_WORDS,
        records: [
          '招标，最多 8 条',
          {
            ...FIT_WORDS,
            name: '工程名称',
            ownerName: '业主单位；没有写明为 null',
            region: REGION_WORDS,
            qualification: '资质要求；没有写明为 null',
            amount: '预算金额；没有写明或不是人民币为 null',
            deadline: '投标截止的时刻',
          },
        ],
        dailyLimit: DAILY_LIMIT_WORDS,
      },
    },
    fits: {
      summary: '多条招标公告与我的企业对照的结论，用于列表；不计入当日查看的数据',
      request: { ids: '招标公告的编号，最多 100 个' },
      result: {
        companyName: '对照的企业；还没有选择或数据已下架为 null',
        fits: ['每条公告的结论；数据已不存在的公告没有', FIT_WORDS],
      },
      example: ({ recordIds }) => ({ ids: [recordIds.tender] }),
    },
    upgrades: {
      summary: '我的企业离下一级差什么：每项资质的下一级标准逐条对照，满足、差几人、无法判断或不再考核',
      request: { code: '也对照一个还没有的类别，从最低等级起，如 D110' },
      result: {
        records: ['对照的企业', { module: '数据种类：company', moduleId: '企业编号', title: '名称' }],
        isChosen: '已经选择了我的企业',
        upgrades: [
          '每项有效资质与它的下一级；最高等级的没有',
          {
            code: '资质类别的代码',
            name: '资质类别',
            held: '现有等级；没有这个类别为 null',
            next: '对照的等级',
            nextGrade: '对照的等级的字母：T、A、B、C；不分等级为空',
            document: '标准的文号',
            text: '结论，如 差 2 项',
            met: '满足的条数',
            missing: '不满足的条数',
            unknown: '无法判断的条数',
            dropped: '不再考核的条数，不计入以上各数',
            scope: '取得后可以承担的工程；待核实的为 null',
            checks: [
              '逐条对照，不满足的在前，不再考核的在最后',
              {
                key: '条的标识',
                label: '项目',
                subject: '要求的内容',
                figure: '要求的数字；待核实为 null',
                clause: '条款',
                items: '逐项指标；待核实的为 null',
                status: '结果：met 满足，missing 不满足，unknown 无法判断',
                held: '收录的人数；不数人的条为 null',
                missing: '差的人数；不数人的条为 null',
                sentence: '结果的说明',
                droppedBy: '取消考核的文号；仍在考核为 null',
                evidence: ['去哪里找人、找业绩', EVIDENCE_WORDS],
                opensBy: '开通什么可以判断；不需要为 null',
              },
            ],
          },
        ],
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: () => ({ code: 'D110' }),
    },
    expiring: {
      summary: '我的企业已经到期或 90 天内到期的资质与许可证',
      result: {
        companyName: '企业名称；还没有选择为 null',
        certificates: ['资质与许可证，最先到期的在前', CERTIFICATE_WORDS],
      },
    },
  }
}
