import { type GroupWords, pageRequestWords, pageWords } from '../words'
import type { content } from './content.contract'

const noticeWords = {
  id: '资讯编号',
  title: '资讯标题',
  remark: '资讯摘要',
  releaseTime: '发布时刻',
}

export function contentWords(): GroupWords<typeof content> {
  return {
    hotCompanies: {
      summary: '热门企业，至多 9 家',
      result: {
        cid: '企业编号',
        name: '企业名称',
        allWinningCount: '中标总数',
        qualificationCount: '资质数；暂未收录为 null',
        personnelCount: '人员数；暂未收录为 null',
        creditCount: '信用记录数量；暂未收录为 null',
        winning: '最近中标：项目;金额（分）;日期',
      },
    },
    hotSearches: {
      summary: '热门搜索词，至多 9 个',
      result: { word: '搜索词', kind: '在哪一类数据中搜索，如 company' },
    },
    friendLinks: {
      summary: '友情链接',
      request: {
        columns: '除了所有页面都有的，还要这些栏目的链接：页面或地区代码，用逗号分隔',
        ...pageRequestWords,
      },
      result: {
        name: '网站名称',
        url: '网站地址',
        columns: '所属栏目',
        location: '显示位置：up 上方，down 下方，split 分隔',
      },
    },
    banners: {
      summary: '此刻展示的广告与弹窗，每个位置一个',
      request: pageRequestWords,
      result: {
        id: '广告位编号',
        name: '广告位名称',
        positionKey: '页面上的位置',
        enable: '是否启用',
        url: 'JSON 文本：广告的列表，按显示顺序，每项有 id（广告编号）、link（打开的地址或 null）、url（图片地址，只有文字的弹窗为 null）、uid、alt（图片说明）、title 和 text（标题和副标题，可为空）、endsOn（最后一天，可为空）',
        width: '第一张图片的宽，像素；没有图片为 null',
        height: '第一张图片的高，像素；没有图片为 null',
      },
    },
    bannerClick: {
      summary: '记录一次广告点击',
      request: {
        ids: '点击的广告编号',
        link: '广告链接的地址',
        scode: '推广码',
        type: '固定为 1：点击',
      },
      example: { ids: ['home'], type: 1 },
    },
    areas: {
      summary: '行政区划；addressType 1 省，2 省市，3 省市县',
      request: { addressType: '取到哪一级：1 省，2 省市，3 省市县' },
      result: {
        code: '行政区划代码',
        name: '行政区划名称',
        parentCode: '上级行政区划的代码；省为 null',
        level: '第几级：1 省，2 市，3 县',
      },
    },
    dictionary: {
      summary: '字典：一个地区之下的行政区划，或一个栏目的分类树',
      request: { topParentId: '行政区划代码（默认 000000 全国），或栏目，如 new' },
      result: {
        id: '条目的编号',
        code: '条目的代码',
        name: '条目的名称',
        parentId: '上级条目的编号；第一级为 null',
      },
    },
    bottomInfo: {
      summary: '最近更新：某类查询的最新数据与百科，各至多 9 条',
      request: { type: '列表地址的第一段，如 qiye' },
      result: {
        data: ['最新数据', { id: '数据编号', title: '数据的名称', expired: '数据已截止或过期' }],
        encyclopedia: ['百科', { id: '词条编号', title: '词条标题' }],
      },
      example: { type: 'qiye' },
    },
    news: {
      summary: '资讯列表',
      request: { NoticeType: '资讯类别', ...pageRequestWords },
      result: pageWords('资讯', noticeWords),
    },
    notice: {
      summary: '一篇资讯的全文',
      request: { id: '资讯编号' },
      result: {
        ...noticeWords,
        labelList: '资讯的标签',
        textBody: '正文 HTML，只有标题、段落、列表、表格、链接与本站图片，没有脚本与样式',
      },
      example: ({ noticeId }) => ({ id: noticeId }),
    },
    changeLog: {
      summary: '更新日志',
      request: { platformType: '哪个平台的更新', ...pageRequestWords },
      result: pageWords('更新日志', {
        id: '日志编号',
        title: '更新的标题',
        remark: '更新的说明',
        labelList: '更新的标签',
        releaseTime: '发布时刻',
      }),
    },
  }
}
