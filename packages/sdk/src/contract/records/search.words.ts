import { type GroupWords, pageRequestWords, pageWords, REGION_WORDS } from '../words'
import { HITS_WORDS } from './records.contract'
import type { search } from './search.contract'

export function searchWords(): GroupWords<typeof search> {
  return {
    suggestion: {
      summary: '企业名称联想，按名称、拼音或首字母的开头匹配，至多 5 条',
      request: { companyNames: '企业名称、拼音或首字母的开头' },
      result: {
        records: [
          '相符的企业',
          {
            id: '企业编号',
            name: '企业名称',
            region: `企业所在地区，${REGION_WORDS}`,
            hits: HITS_WORDS,
          },
        ],
      },
      example: { companyNames: '建' },
    },
    suggestionByType: {
      summary: '输入过程中的分类联想：每类数据有多少条（至多数到 1000），当前类别另给出至多 3 个标题',
      request: { keyword: '已输入的关键词', type: '当前列表地址的第一段，如 zhaobiao' },
      result: {
        records: [
          '有命中的类别，当前类别在前',
          {
            type: '列表地址的第一段，如 zhaobiao',
            label: '类别的名称',
            classifier: '量词：家、条、个',
            total: '命中的条数；最多数到 1000',
            totalIsCapped: '命中超过 1000，total 只是上限',
            titles: [
              '这一类最先列出的几个标题',
              { id: '数据编号', name: '标题', expired: '已截止或过期', hits: HITS_WORDS },
            ],
          },
        ],
        isComplete: '是否每一类都数过；为 false 时有的类别没来得及数',
      },
      example: { keyword: '工程', type: 'zhaobiao' },
    },
    dynamics: {
      summary: '项目动态：各类项目数据中最近发生的，新的在前，至多 100 条',
      request: {
        keyword: '关键词，需要令牌',
        type: '只看这一类：列表地址的第一段，如 zhaobiao',
        areaCode: `只看这个地区，${REGION_WORDS}`,
        ...pageRequestWords,
      },
      result: pageWords('动态', {
        id: '数据编号',
        type: '列表地址的第一段，如 zhaobiao',
        label: '发生了什么，如 招标',
        projectName: '项目或工程的名称',
        region: `所在地区，${REGION_WORDS}`,
        expired: '已截止或过期',
        occurredOn: '发生的日期',
      }),
      example: { areaCode: '500000' },
    },
    distribution: {
      summary: '一个列表的结果分布：按地区、金额、时间或类别，至多三种；结果超过 5 万条或来不及统计时为 null',
      request: {
        type: '列表地址的第一段，如 zhaobiao',
        keyword: '关键词，需要令牌',
        filters: '与该列表查询相同的筛选条件',
        menu: '筛选条件的名称：改为返回该筛选菜单每个选项的条数，不计菜单内已选的条件；选项可以重叠，空值为不限',
      },
      result: {
        total: '结果的条数',
        facets: [
          '每一种分布；已经选定的条件和无权筛选的条件不在其中',
          {
            filter: '所按的筛选条件，可以直接用于查询',
            parts: ['每一部分', { value: '筛选条件的取值', count: '条数' }],
            other: '没有注明或不属于以上取值的条数；分布中与各部分相加等于 total',
          },
        ],
      },
      example: { type: 'zhaobiao', filters: { region: ['500000'] } },
    },
  }
}
