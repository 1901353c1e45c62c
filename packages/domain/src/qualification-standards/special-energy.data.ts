import {
  apart,
  type CategoryFacts,
  either,
  equipment,
  first,
  ledWorks,
  lead,
  mainly,
  NONE,
  titled,
  UNVERIFIED,
  workers,
  works,
} from './grade-facts'

const TURBINES = '水轮机、水轮发电机、电气、焊接、调试、起重等专业中级以上职称（专业齐全）'
const RIVERS = '水利水电、治河、船舶机械等专业中级以上职称（专业齐全）'
const LINE_CRAFTS = '线路架设工、变电安装工等中级工以上技术工人'
const NUCLEAR_WELDERS = '取得核级焊工资格的技术工人'
const ENVIRONMENT =
  '环保、结构、机械、通风、给排水（水处理）、电气控制等专业中级以上职称（专业齐全）'
const ENVIRONMENT_CRAFTS = '电工、焊工、瓦工、木工、油漆工、除尘工等中级工以上技术工人'

/** Specialised contracting of water, energy and environment, and others (D229 to D236), after 建市〔2014〕159 号. */
export const SPECIAL_ENERGY: Readonly<Record<string, CategoryFacts>> = {
  D229: {
    A: { equipment: UNVERIFIED, scope: ['各类压力钢管、闸门、拦污栅等水工金属结构的制作、安装及启闭机的安装'] },
    B: {
      equipment: UNVERIFIED,
      scope: ['大型以下压力钢管、闸门、拦污栅等水工金属结构的制作、安装及启闭机的安装'],
    },
    C: {
      equipment: UNVERIFIED,
      scope: ['中型以下压力钢管、闸门、拦污栅等水工金属结构的制作、安装及启闭机的安装'],
    },
  },
  D230: {
    A: {
      assets: 2_800,
      constructors: [mainly(first(8, '水利水电工程', '机电工程'), 4)],
      lead: lead(10, '水利水电工程相关专业高级职称'),
      titled: titled(25, TURBINES),
      site: 20,
      workers: workers(30),
    },
    B: {
      assets: 1_000,
      constructors: [mainly(either(8, '水利水电工程', '机电工程'), 4)],
      lead: lead(8, '水利水电工程相关专业高级职称，或水利水电工程专业一级注册建造师'),
      titled: titled(15, TURBINES),
      site: 15,
      workers: workers(20),
      works: works(
        5,
        '5 类中的 2 类',
        '混流式水轮发电机组：单机容量 25MW 以上 4 台',
        '轴流式水轮发电机组：单机容量 10MW 以上 2 台，或 5MW 以上 4 台',
        '贯流式水轮发电机组：单机容量 5MW 以上 2 台，或 3MW 以上 4 台',
        '冲击式水轮发电机组：单机容量 5MW 以上 2 台，或 3MW 以上 4 台',
        '水泵机组：单机容量 300KW 以上 4 台',
      ),
      scope: [
        '单机容量 100MW 以下的水电站、单机容量 1000KW 以下的泵站主机及其附属设备和水电（泵）站电气设备的安装',
      ],
    },
    C: {
      assets: 400,
      constructors: [mainly(either(5, '水利水电工程', '机电工程'), 3)],
      lead: lead(5, '水利水电工程相关专业中级以上职称，或水利水电工程专业注册建造师'),
      titled: titled(8, TURBINES),
      site: 10,
    },
  },
  D231: {
    A: {
      assets: 3_800,
      constructors: [first(8, '水利水电工程')],
      lead: lead(10, '水利水电工程相关专业高级职称'),
      titled: titled(25, RIVERS),
      site: 20,
      workers: workers(30),
      works: works(
        5,
        '6 类中的 2 类，第 1–4 类至少 1 类，第 5–6 类至少 1 类',
        '河势控导工程 1300 延米以上',
        '水中进占丁坝 12 道以上',
        '2 级堤防险工 2000 延米以上',
        '投资 500 万元以上或用石料 1 万立方米以上的防汛抢险施工工程',
        '年疏浚或水下土方挖方 650 万立方米以上',
        '年吹填土方 400 万立方米以上',
      ),
      equipment: equipment(
        '全部',
        '单船功率 1100KW 以上的专业疏浚船只 2 条以上',
        '专业施工设备装机总功率 5000KW 以上',
      ),
      scope: [
        '各类河道、水库、湖泊以及沿海相应工程的河势控导、险工处理、疏浚与吹填、清淤、填塘固基工程',
      ],
    },
    B: {
      assets: 2_000,
      constructors: [either(8, '水利水电工程')],
      lead: lead(8, '水利水电工程相关专业高级职称，或水利水电工程专业一级注册建造师'),
      titled: titled(15, RIVERS),
      site: 15,
      equipment: UNVERIFIED,
      scope: [
        '堤防工程级别 2 级以下堤防相应的河道、湖泊的河势控导、险工处理、疏浚与吹填、填塘固基工程',
      ],
    },
    C: {
      equipment: UNVERIFIED,
      scope: ['堤防工程级别 3 级以下堤防相应的河湖疏浚整治工程及吹填工程'],
    },
  },
  D232: {
    A: {
      assets: 5_000,
      constructors: [first(10, '机电工程')],
      lead: lead(10, '电力工程相关专业高级职称'),
      titled: titled(60, '电力工程相关专业中级以上职称'),
      site: 40,
      workers: workers(40, LINE_CRAFTS),
      works: works(
        5,
        '3 类中的 2 类',
        '220 千伏送电线路累计 600 公里',
        '220 千伏电压等级变电站累计 8 座',
        '220 千伏电缆工程累计 100 公里',
      ),
      scope: ['各种电压等级的送电线路和变电站工程'],
    },
    B: {
      assets: 3_000,
      constructors: [either(8, '机电工程')],
      lead: lead(8, '电力工程相关专业高级职称，或机电工程专业一级注册建造师'),
      titled: titled(40, '电力工程相关专业中级以上职称'),
      site: 30,
      workers: workers(30, LINE_CRAFTS),
      works: works(
        5,
        '3 类中的 2 类',
        '110 千伏送电线路累计 500 公里',
        '110 千伏电压等级变电站累计 6 座',
        '110 千伏电缆工程累计 100 公里',
      ),
      scope: ['220 千伏以下电压等级的送电线路和变电站工程'],
    },
    C: {
      assets: 800,
      constructors: [either(3, '机电工程')],
      lead: lead(5, '电力工程相关专业中级以上职称，或机电工程专业注册建造师'),
      titled: titled(20, '电力工程相关专业中级以上职称'),
      site: 20,
      scope: ['110 千伏以下电压等级的送电线路和变电站工程'],
    },
  },
  D233: {
    A: {
      assets: 6_000,
      constructors: [first(8, '机电工程')],
      lead: lead(10, '工程序列高级职称'),
      titled: titled(80, '工程序列中级以上职称'),
      site: 50,
      workers: apart(workers(50, NUCLEAR_WELDERS)),
      works: {
        years: 10,
        take: '5 类中的 1 类（独立承担）',
        items: [
          '单项合同额 5000 万元以上的核燃料元件工程或核同位素分离工程',
          '单项合同额 5000 万元以上的放射性化工工程或铀冶金等核工程',
          '单项合同额 5000 万元以上的核废料处理工程',
          UNVERIFIED,
          '单项合同额 2000 万元以上的核电站核岛检修维修工程 2 项',
        ],
      },
    },
    B: {
      assets: 3_200,
      constructors: [either(6, '机电工程')],
      lead: lead(8, '工程序列高级职称，或机电工程专业一级注册建造师'),
      titled: titled(50, '工程序列中级以上职称'),
      site: 30,
      workers: apart(workers(20, NUCLEAR_WELDERS)),
      ledWorks: ledWorks('本类别工程'),
    },
  },
  D234: {
    A: {
      assets: 100_000,
      constructors: [first(15, '机电工程')],
      lead: lead(10, '工程序列高级职称'),
      titled: titled(80, '海洋油气类专业、结构、电气、机械、自动控制和安全环保等专业中级以上职称（专业齐全）'),
      site: 50,
      workers: workers(100),
      works: works(5, '3 项（独立承担）', '单项合同额 1 亿元以上的中型海洋石油工程'),
      equipment: equipment(
        '全部',
        '4000 吨以上承载力的滑道、与海洋工程施工配套的工程码头',
        '400 吨以上全旋转式或 800 吨以上固定式起重船',
        '75 吨以上张紧能力铺管船',
      ),
    },
    B: {
      assets: 5_000,
      constructors: [{ ...either(5, '机电工程'), ofFirstClass: 3 }],
      equipment: UNVERIFIED,
    },
  },
  D235: {
    A: {
      assets: 2_000,
      constructors: [first(5)],
      lead: lead(10, '工程序列高级职称'),
      titled: titled(20, ENVIRONMENT),
      site: 20,
      workers: workers(30, ENVIRONMENT_CRAFTS),
      works: works(5, '1 类', '大型环保工程 2 项，或中型环保工程 3 项'),
      scope: ['各类环保工程'],
    },
    B: {
      assets: 600,
      constructors: [either(5)],
      lead: lead(8, '工程序列高级职称，或一级注册建造师'),
      titled: titled(10, ENVIRONMENT),
      site: 15,
      workers: workers(20, ENVIRONMENT_CRAFTS),
      works: works(5, '1 类', '中型环保工程 2 项，或小型环保工程 3 项'),
      scope: ['大型以下的污染修复工程、生活垃圾处理处置工程', '中型以下的其他环保工程'],
    },
    C: {
      assets: 150,
      constructors: [either(2)],
      lead: lead(5, '工程序列中级以上职称，或注册建造师'),
      titled: titled(5, '工程序列中级以上职称'),
      site: 10,
      workers: workers(10, ENVIRONMENT_CRAFTS),
      ledWorks: ledWorks('本类别工程'),
      scope: ['中型以下的污染修复工程、生活垃圾处理处置工程', '小型的其他环保工程'],
    },
  },
  D236: {
    '': {
      assets: 240,
      constructors: NONE,
      lead: lead(5, '工程序列中级以上职称，或注册建造师；相应的专业技术人员齐全'),
      titled: NONE,
      site: 10,
      workers: workers(5),
      ledWorks: ledWorks('相应专业工程'),
      scope: ['相应特种专业工程（建筑物纠偏和平移、结构补强、特殊设备起重吊装、特种防雷等）'],
    },
  },
}

/** Labour, which has no category and no grade. */
export const LABOUR_FACTS: CategoryFacts = {
  '': {
    assets: 200,
    premises: '具有固定的经营场所',
    constructors: NONE,
    lead: lead(null, '工程序列中级以上职称或高级工以上资格'),
    titled: NONE,
    site: 5,
    workers: workers(50, '经考核或培训合格的技术工人'),
    ledWorks: NONE,
    scope: ['各类施工劳务作业'],
  },
}
