import {
  type CategoryFacts,
  either,
  equipment,
  first,
  ledWorks,
  lead,
  mainly,
  titled,
  UNVERIFIED,
  workers,
  works,
} from './grade-facts'

const OF_FIRST_GRADE = '本类别资质一级标准要求的工程'
const CREW = '中级工以上技术工人（含施工船员）'
const PORT_TITLED = '工程序列中级以上职称（港口与航道工程、机械、电气齐全）'
const PORT_LEAD = '港口与航道工程专业高级职称'
const PORT_LEAD_SECOND = '港口与航道工程专业高级职称，或港口与航道工程专业一级注册建造师'
const PORT_LEAD_THIRD = '港口与航道工程专业中级以上职称，或港口与航道工程专业一级注册建造师'
const AIRFIELD_CRAFTS = '电工、测量工、混凝土工、模板工、钢筋工、焊工、架子工等中级工以上技术工人'

/** Specialised contracting of airfields and ports (D222 to D228), after 建市〔2014〕159 号. */
export const SPECIAL_AIR_PORT: Readonly<Record<string, CategoryFacts>> = {
  D222: {
    A: {
      assets: 6_000,
      constructors: [mainly(first(8, '民航机场工程', '公路工程', '市政公用工程'), 5)],
      lead: lead(10, '机场场道工程相关专业高级职称'),
      titled: titled(30, '工程序列中级以上职称（场道或道路、桥隧、岩土、排水、测量、检测齐全）'),
      site: 30,
      workers: workers(60, AIRFIELD_CRAFTS),
      works: works(
        5,
        '1 类（独立承担）',
        '单项合同额 5000 万元以上的机场场道工程 2 项，或 3000 万元以上的 3 项',
      ),
      scope: ['各类机场场道工程'],
    },
    B: {
      assets: 2_500,
      constructors: [first(3, '民航机场工程')],
      lead: lead(8, '机场场道工程相关专业高级职称，或民航机场工程专业一级注册建造师'),
      titled: titled(15, '工程序列中级以上职称（场道或道路、桥隧、岩土、排水、测量、检测齐全）'),
      site: 15,
      workers: workers(30, AIRFIELD_CRAFTS),
      ledWorks: ledWorks(OF_FIRST_GRADE),
      scope: [
        '飞行区指标 4E 以上：单项合同额 2000 万元以下技术不复杂的飞行区场道工程',
        '飞行区指标 4D：单项合同额 4000 万元以下的飞行区场道工程',
        '飞行区指标 4C 以下：单项合同额 6000 万元以下的飞行区场道工程',
        '各类场道维修工程',
      ],
    },
  },
  D223: {
    A: {
      assets: 1_000,
      constructors: [mainly(first(6, '民航机场工程', '机电工程', '通信与广电工程'), 3)],
      lead: lead(10, '民航空管工程及机场弱电系统工程相关专业高级职称'),
      titled: titled(30, '工程序列中级以上职称（电子、电气、通信、计算机、自动控制齐全）'),
      site: 20,
      workers: workers(20, '电工、焊工等中级工以上技术工人'),
      works: works(
        5,
        '1 类（独立承担）',
        '单项合同额 1000 万元以上的民航空管工程 2 项，或 1500 万元以上的机场弱电系统工程 2 项',
      ),
    },
    B: {
      assets: 400,
      lead: lead(8, '民航空管工程及机场弱电系统工程相关专业高级职称，或民航机场工程专业一级注册建造师'),
      titled: titled(18, '工程序列中级以上职称（电子、电气、通信、计算机、自动控制齐全）'),
      site: 12,
      workers: workers(10, '电工、焊工等中级工以上技术工人'),
      ledWorks: ledWorks(OF_FIRST_GRADE),
    },
  },
  D224: {
    A: {
      assets: 1_000,
      constructors: [mainly(first(8, '民航机场工程', '机电工程'), 4)],
      lead: lead(10, '机场目视助航工程相关专业高级职称'),
      titled: titled(20, '工程序列中级以上职称（电力、电气、自动控制、计算机齐全）'),
      site: 20,
      workers: workers(30, '电工、焊工、测量工等中级工以上技术工人'),
      works: works(
        5,
        '1 类（独立承担）',
        '累计合同额 3000 万元以上的机场目视助航工程，其中单项 1200 万元以上 2 项或 700 万元以上 3 项',
      ),
    },
    B: {
      assets: 400,
      constructors: [mainly(first(3, '民航机场工程', '机电工程'), 2)],
      lead: lead(8, '机场目视助航工程相关专业高级职称，或民航机场工程专业一级注册建造师'),
      titled: titled(10, '工程序列中级以上职称（电力、电气、自动控制、计算机齐全）'),
      site: 10,
      workers: workers(15, '电工、焊工、测量工等中级工以上技术工人'),
      ledWorks: ledWorks(OF_FIRST_GRADE),
    },
  },
  D225: {
    A: {
      assets: 8_000,
      constructors: [first(12, '港口与航道工程')],
      lead: lead(10, PORT_LEAD),
      titled: titled(35, PORT_TITLED),
      site: 20,
      workers: workers(50, CREW),
      works: works(
        5,
        '5 类中的 3 类',
        '沿海 5 万吨级或内河 2000 吨级以上码头',
        '5 万吨级以上船坞',
        '水深大于 5 米的防波堤 600 米以上',
        '沿海 20 万平方米或内河 10 万平方米以上港区堆场',
        '1000 米以上围堤护岸',
      ),
      equipment: equipment(
        '4 项中的 2 项',
        '架高 60 米以上打桩船',
        '200 吨以上起重船',
        '排宽 40 米以上铺排船',
        '总装机功率 2000 千瓦以上挖泥船或 100 立方米/小时以上砼搅拌船',
      ),
    },
    B: {
      assets: 4_000,
      constructors: [first(7, '港口与航道工程')],
      lead: lead(8, PORT_LEAD_SECOND),
      titled: titled(25, PORT_TITLED),
      site: 15,
      workers: workers(30, CREW),
      works: works(
        5,
        '4 类中的 3 类',
        '沿海 1 万吨级或内河 1000 吨级以上码头',
        '1 万吨级以上船坞',
        '水深大于 3 米的防波堤 300 米以上',
        '500 米以上围堤护岸',
      ),
      equipment: equipment(
        '3 项中的 2 项',
        '架高 30 米以上打桩船',
        '80 吨以上起重船',
        '4 立方米以上斗容挖泥船',
      ),
    },
    C: {
      assets: 800,
      constructors: [first(4, '港口与航道工程')],
      lead: lead(5, PORT_LEAD_THIRD),
      titled: titled(8, '工程序列中级以上职称'),
      site: 10,
      workers: workers(20, CREW),
      ledWorks: ledWorks(),
      equipment: equipment('3 项中的 2 项', '打桩船', '起重船', '2 立方米以上斗容挖泥船'),
    },
  },
  D226: {
    A: {
      assets: 8_000,
      constructors: [first(12, '港口与航道工程')],
      lead: lead(10, PORT_LEAD),
      titled: titled(35, PORT_TITLED),
      workers: workers(50, CREW),
      works: works(
        5,
        '4 类中的 3 类',
        '沿海 5 万吨级或内河 1000 吨级以上航道',
        '500 万立方米以上疏浚',
        '400 万立方米以上吹填造地',
        '5 万立方米以上水下炸礁、清礁',
      ),
      equipment: equipment(
        '4 项中的 2 项',
        '2000 立方米以上自航耙吸式挖泥船',
        '总装机功率 5000 千瓦以上绞吸式挖泥船',
        '排宽 40 米以上铺排船',
        '8 立方米以上斗容挖泥船',
      ),
    },
    B: { assets: 4_000, equipment: UNVERIFIED },
    C: { equipment: UNVERIFIED },
  },
  D227: {
    A: {
      assets: 8_000,
      constructors: [first(12, '港口与航道工程')],
      lead: lead(10, PORT_LEAD),
      titled: titled(35, PORT_TITLED),
      site: 20,
      workers: workers(50, CREW),
      works: works(
        5,
        '3 类中的 2 类',
        '1000 吨级以上船闸',
        '300 吨级以上升船机',
        '单项合同额 5000 万元以上的通航建筑物工程',
      ),
    },
    B: {
      assets: 4_000,
      constructors: [first(7, '港口与航道工程')],
      lead: lead(8, PORT_LEAD_SECOND),
      titled: titled(25, PORT_TITLED),
      site: 15,
      workers: workers(30, CREW),
      works: {
        years: 5,
        take: '3 类中的 2 类',
        items: ['300 吨级以上船闸', '50 吨级以上升船机', UNVERIFIED],
      },
    },
    C: {
      assets: 800,
      lead: lead(5, PORT_LEAD_THIRD),
      titled: titled(8, '工程序列中级以上职称'),
      site: 10,
      workers: workers(20, CREW),
    },
  },
  D228: { A: {}, B: {} },
}
