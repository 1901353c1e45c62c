import { type GroupWords, LEFT_OUT_WORDS } from '../words'
import type { insight } from './insight.contract'

const winsWords = (key: string) =>
  ({ key, count: '中标数', amount: '已公开的中标金额合计', ...LEFT_OUT_WORDS }) as const

const relationWords = (who: string) =>
  ({
    total: `${who}的总数`,
    records: [
      `${who}，往来多的在前`,
      {
        id: `${who}的编号`,
        name: `${who}的名称`,
        times: '往来的次数',
        won: '其中这家企业中标的次数',
        lost: '竞争对手中标的次数',
        elsewhere: '同场时别家中标的次数',
        amount: '往来中已公开金额的合计',
        ...LEFT_OUT_WORDS,
        latestOn: '最近一次往来的日期',
        share: '该业主占这家企业全部中标的百分比；不是业主为 null',
        years: '有往来的年份数',
      },
    ],
    opensBy: '开通什么可以看到全部；已能看到全部时为 null',
  }) as const

const YEARS = '只看最近几年；不填为全部'
const FROM = '从哪天起；不限为 null'
const TO = '到哪天止；不限为 null'

export function insightWords(): GroupWords<typeof insight> {
  return {
    company: {
      summary: '企业洞察：中标按年、按地区，业主、代理、合作与竞争对手',
      request: { id: '企业编号', years: YEARS },
      result: {
        id: '企业编号',
        name: '企业名称',
        from: FROM,
        to: TO,
        bids: '投标数：中标结果与候选人公示里的，同一项目只计一次（最近 5000 条结果与公告内）',
        wins: '其中的中标数',
        listed: '其中公布了落标单位的次数',
        latestBids: [
          '最近的投标，同一项目一条，新的在前，最多 10 条',
          {
            id: '中标结果或公告的编号',
            type: 'winning 中标结果，tender 招标公告（还没有收录结果）',
            name: '项目名称',
            ownerId: '业主编号',
            ownerName: '业主名称',
            rank: '名次；没有公布为 null',
            price: '报价，联合体为联合体的报价；没有收录、非人民币或未开通为 null',
            isConsortium: '是不是联合体成员',
            outcome: 'won 中标，lost 未中标；没有收录结果为 null',
            date: '中标日期；没有收录结果时为公示日期',
          },
        ],
        pricesOpenBy: '开通什么可以看到报价；能看到为 null',
        byYear: ['按年的中标', winsWords('年份')],
        byRegion: ['按地区的中标', winsWords('省份代码')],
        owner: ['业主', relationWords('业主')],
        agency: ['代理机构', relationWords('代理机构')],
        partner: ['合作企业', relationWords('合作企业')],
        competitor: ['竞争对手', relationWords('竞争对手')],
        news: ['提到它的资讯', { id: '资讯编号', title: '资讯标题', releaseTime: '发布时刻' }],
      },
      example: ({ recordIds }) => ({ id: recordIds.company }),
    },
    meetings: {
      summary: '往来凭据：一家企业与另一家（或业主、代理机构）的全部中标结果与候选人公示，含双方报价',
      request: {
        id: '企业编号',
        other: '对方编号；不填为自己的“我的企业”',
        relation: '以什么关系往来；不填为次数最多的一种',
        years: YEARS,
        pageNum: '第几页',
        pageSize: '每页条数，最多 20',
      },
      result: {
        id: '企业编号',
        name: '企业名称',
        from: FROM,
        to: TO,
        other: [
          '对方；没有选择“我的企业”为 null',
          { id: '对方编号', name: '对方名称', isOwn: '是不是自己的“我的企业”' },
        ],
        relation: '对方是它的什么；没有往来为 null',
        total: '往来的次数',
        won: '其中这家企业中标的次数',
        lost: '其中对方中标的次数',
        elsewhere: '其中别家中标的次数',
        amount: '往来中已公开的人民币金额合计',
        ...LEFT_OUT_WORDS,
        latestOn: '最近一次往来的日期',
        records: [
          '中标结果与公告，同一项目一条，新的在前',
          {
            id: '中标结果或公告的编号',
            type: 'winning 中标结果，tender 招标公告（还没有收录结果）',
            name: '项目名称',
            ownerId: '业主编号',
            ownerName: '业主名称',
            amount: '中标金额；没有收录或非人民币为 null',
            discountRate: '下浮率',
            price: '这家企业的报价；没有收录、非人民币或未开通为 null',
            otherPrice: '对方的报价；没有收录、非人民币或未开通为 null',
            difference: '这家企业的报价比对方高百分之几，低为负；缺一方报价为 null',
            outcome: 'won 这家企业中标，lost 对方中标，elsewhere 别家中标；没有公布为 null',
            openedOn: '开标日期',
            awardedOn: '中标日期；没有收录结果时为公示日期',
          },
        ],
        pages: '页数',
        pageNum: '第几页',
        pageSize: '每页条数',
        opensBy: '开通什么可以看到；能看到为 null',
        pricesOpenBy: '开通什么可以看到报价；能看到为 null',
        sourcePlatform: '本页结果的来源平台',
        collectedAt: '本页结果中最近的采集时刻',
        checkedAt: '本页结果中最早的核验时刻；有没核验的为 null',
      },
      example: ({ recordIds }) => ({ id: recordIds.company, years: 3 }),
    },
  }
}
