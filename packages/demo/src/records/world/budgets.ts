import { FEN_PER_WAN } from '@zhushutong/domain/formatting'
import type { Random } from '../random'

const YUAN = 100

/** Usual range of a work's cost, in 10,000 yuan. */
const COSTS: Readonly<Record<string, readonly [number, number]>> = {
  安置房建设项目: [3000, 60_000], 中心小学教学楼工程: [900, 9000], 人民医院综合楼工程: [6000, 60_000],
  标准厂房项目: [400, 25_000], 道路改造工程: [300, 12_000], 污水管网工程: [300, 9000],
  老旧小区改造工程: [200, 6000], 雨污分流工程: [300, 8000], 农村公路提升工程: [200, 20_000],
  公路路面大修工程: [300, 30_000], 桥梁加固工程: [80, 1500], 河道整治工程: [300, 40_000],
  水库除险加固工程: [300, 40_000], 灌区改造工程: [400, 9000], 公园绿化工程: [100, 3000],
  绿道建设工程: [200, 4000], 配电工程: [50, 1500], 分布式光伏发电项目: [200, 5000],
  办公楼装修工程: [40, 900], 门诊楼装饰装修工程: [60, 1200], 勘察设计服务: [20, 600], 监理服务: [20, 400],
  全过程工程咨询: [60, 900], 电梯采购: [40, 600], 空调设备采购: [40, 500], 路灯采购: [20, 300],
  场地平整项目: [30, 500], 标识标牌制作安装项目: [10, 200], 铁路专用线工程: [3000, 30_000],
  码头工程: [3000, 40_000], 矿井巷道工程: [500, 8000], 冶炼车间技改工程: [1000, 15_000],
  成品油库工程: [1500, 20_000], 塔式起重机安装工程: [20, 300], 预拌混凝土采购: [100, 3000],
  脚手架搭设工程: [20, 400], 铁路信号工程: [800, 9000], 铁路铺轨工程: [1500, 20_000],
  铁路接触网工程: [1000, 12_000], 机场跑道工程: [3000, 40_000], 空管设备工程: [300, 5000],
  机场助航灯光工程: [150, 2500], 防波堤工程: [2000, 25_000], 航道疏浚工程: [500, 8000],
  船闸工程: [5000, 50_000], 港口机械安装工程: [300, 5000], 输变电工程: [500, 9000],
  核设施厂房工程: [5000, 50_000], 海上平台工程: [5000, 50_000], 污水处理站工程: [800, 12_000],
} // biome-ignore format: a table
const OTHERS = [60, 2500] as const

/**
 * The budget of a work in fen, rounded to 100 yuan; log-normal within the usual range, like public projects.
 */
export function budgetOf(random: Random, thing: string): number {
  const [low, high] = (COSTS[thing] ?? OTHERS).map(Math.log) as [number, number]
  const drawn = (low + high) / 2 + ((high - low) / 4) * random.normal()
  const wan = Math.exp(Math.min(Math.max(drawn, low), high))
  return Math.round((wan * FEN_PER_WAN) / (100 * YUAN)) * 100 * YUAN
}
