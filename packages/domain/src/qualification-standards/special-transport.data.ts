import {
  type CategoryFacts,
  either,
  equipment,
  first,
  ledWorks,
  lead,
  titled,
  UNVERIFIED,
  workers,
  works,
} from './grade-facts'

const OF_FIRST_GRADE = '本类别资质一级标准要求的工程'

/** Specialised contracting of roads and railways (D216 to D221), after 建市〔2014〕159 号. */
export const SPECIAL_TRANSPORT: Readonly<Record<string, CategoryFacts>> = {
  D216: {
    A: {
      assets: 7_200,
      constructors: [first(10, '公路工程')],
      lead: lead(10, '公路工程相关专业高级职称，或公路工程专业一级注册建造师'),
      titled: titled(40, '公路工程相关专业中级以上职称'),
      site: 15,
      workers: workers(20),
      works: works(
        10,
        '2 类全部',
        '累计修建二级以上公路路面（2 层以上且沥青混凝土厚 10 厘米以上，或水泥混凝土厚 22 厘米以上）300 万平方米以上',
        '累计完成二级以上公路路面工程合同额 3 亿元以上',
      ),
      equipment: equipment(
        '全部',
        '160 吨/小时以上沥青混凝土拌和设备 2 台，120 立方米/小时以上水泥混凝土拌和设备 2 台，300 吨/小时以上稳定土拌和设备 2 台',
        '摊铺宽度 12 米以上沥青混凝土摊铺设备 5 台',
        '120 千瓦以上平地机 5 台',
        '各型压路机 12 台',
        '100 千瓦以上推土机 5 台',
      ),
    },
    B: {
      assets: 2_500,
      constructors: [either(8, '公路工程')],
      lead: lead(8, '公路工程相关专业中级以上职称，或公路工程专业注册建造师'),
      titled: titled(15, '公路工程相关专业中级以上职称'),
      site: 10,
      workers: workers(15),
      equipment: UNVERIFIED,
    },
    C: { equipment: UNVERIFIED },
  },
  D217: { A: { equipment: UNVERIFIED }, B: { equipment: UNVERIFIED }, C: { equipment: UNVERIFIED } },
  D218: { A: { equipment: UNVERIFIED }, B: { equipment: UNVERIFIED } },
  D219: {
    A: {
      assets: 4_000,
      constructors: [first(7, '铁路工程'), first(3, '通信与广电工程')],
      lead: lead(10, '铁路通信或铁路信号专业高级职称', '铁路工程'),
      titled: [
        { count: 50, subject: '铁路通信、信号专业中级以上职称' },
        { count: 25, subject: '电力专业中级以上职称' },
      ],
      site: 40,
      workers: workers(50),
      works: works(
        10,
        '4 类全部（独立承担）',
        '累计铁路通信光（电）缆 1000 条公里以上及设备安装',
        '累计铁路电气集中道岔 600 组以上信号工程',
        '累计铁路自动闭塞 400 公里以上信号工程',
        '累计铁路电力线 600 公里以上及变电所（站）安装工程',
      ),
    },
    B: {
      assets: 2_000,
      constructors: [first(4, '铁路工程'), first(2, '通信与广电工程')],
      lead: lead(10, '铁路通信或铁路信号工程专业高级职称', '铁路工程'),
      titled: [
        { count: 25, subject: '铁路通信、信号专业中级以上职称' },
        { count: 15, subject: '电力专业中级以上职称' },
      ],
    },
    C: {},
  },
  D220: {
    A: {
      assets: 4_000,
      constructors: [first(10, '铁路工程')],
      lead: lead(10, '铁道工程专业高级职称', '铁路工程'),
      titled: [
        { count: 35, subject: '铁道工程相关专业中级以上职称' },
        { count: 15, subject: '机械工程专业中级以上职称' },
        { count: 5, subject: '铁路运输专业中级以上职称' },
      ],
      site: 40,
      workers: workers(50),
      works: works(10, '1 类', '累计 1000 公里以上机械铺轨架梁工程'),
      equipment: UNVERIFIED,
      scope: ['各类大中型铁路铺轨架梁工程'],
    },
    B: {
      assets: 2_000,
      constructors: [first(5, '铁路工程')],
      lead: lead(8, '铁道工程专业高级职称', '铁路工程'),
      titled: titled(30, '铁道工程、机械工程和铁路运输等专业中级以上职称'),
      site: 20,
      workers: workers(30),
      ledWorks: ledWorks(OF_FIRST_GRADE),
      equipment: UNVERIFIED,
      scope: ['50 公里以下Ⅰ级铁路、100 公里以下既有线改造以及Ⅱ、Ⅲ、Ⅳ级铁路铺轨架梁工程'],
    },
  },
  D221: { A: {}, B: {}, C: {} },
}
