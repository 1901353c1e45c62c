import { closeSync, openSync, writeSync } from 'node:fs'
import { companyIdentity, placeName, provinceOf, randomOf } from '../../packages/demo/src/records'
import { calculateCheckCharacter } from '../../packages/domain/src/identity'

const STREAM = 983
const BUFFER_BYTES = 1 << 20
const HEADER = '企业名称,统一社会信用代码,注册日期,企业类型,法人代表,注册资金,经营范围,所在省份,地区,注册地址'
const SURNAMES = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨']
const GIVEN = [...'岫砚川溪岚珩禾屿澄朔']
const SCOPE = '建设工程施工；建筑劳务分包；住宅室内装饰装修；工程管理服务；建筑材料销售；机械设备租赁'

/** An invented credit code with a right check character. */
const codeOf = (index: number, region: string): string => {
  const first17 = `91${region}MA${String(index).padStart(7, '0')}`
  return `${first17}${calculateCheckCharacter(first17)}`
}

const day = (from: number, days: number) => new Date(from + days * 86_400_000).toISOString().slice(0, 10)

const rowOf = (index: number, isChanged: boolean): string => {
  const { name, region, form } = companyIdentity(index)
  const random = randomOf(STREAM, index)
  const person = `${random.pick(SURNAMES)}${random.pick(GIVEN)}${random.pick(GIVEN)}`
  const capital = random.int(1, 90) * 100 + (isChanged ? 7 : 0)
  const place = placeName(region)
  return [
    name,
    codeOf(index, region),
    day(Date.UTC(1995, 0, 1), random.int(0, 10_000)),
    form,
    person,
    `${capital}(万元人民币)`,
    SCOPE,
    placeName(provinceOf(region)),
    place,
    `${place}虚构路${random.int(1, 999)}号`,
  ].join(',')
}

/** Writes lines in pieces, so that a file of any length needs little memory. */
const writeLines = (path: string, lines: Iterable<string>): void => {
  const file = openSync(path, 'w')
  let pending = ''
  for (const line of lines) {
    pending += `${line}\n`
    if (pending.length < BUFFER_BYTES) continue
    writeSync(file, pending)
    pending = ''
  }
  writeSync(file, pending)
  closeSync(file)
}

function* registerLines(indexes: Iterable<number>, isChanged: (index: number) => boolean) {
  yield HEADER
  for (const index of indexes) yield rowOf(index, isChanged(index))
}

/** Writes a business register as CSV; the rows of the same index differ only where they are changed. */
export function writeRegister(
  path: string,
  indexes: Iterable<number>,
  isChanged: (index: number) => boolean = () => false,
): void {
  writeLines(path, registerLines(indexes, isChanged))
}

function* awardLines(count: number, companies: number) {
  for (let index = 0; index < count; index++) {
    const random = randomOf(STREAM, -1 - index)
    yield JSON.stringify({
      no: `A${index}`,
      project: `虚构道路工程第${index}标段`,
      winner: companyIdentity(random.int(0, companies - 1)).name,
      amount: random.int(50, 9_000) * 10_000,
      day: day(Date.UTC(2024, 0, 1), random.int(0, 1_000)),
    })
  }
}

/** Writes results that name companies of the register, as NDJSON. */
export function writeAwards(path: string, count: number, companies: number): void {
  writeLines(path, awardLines(count, companies))
}

/** The mapping of these results. */
export const AWARDS = JSON.stringify({
  source: 'bench-awards',
  platform: '虚构中标公告',
  key: ['no'],
  columns: {
    projectName: 'project',
    companyName: 'winner',
    winningAmount: { from: 'amount', parse: 'yuan' },
    awardedOn: 'day',
  },
})
