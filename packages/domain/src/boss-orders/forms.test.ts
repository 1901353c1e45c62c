import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import {
  checkCandidates,
  checkContractText,
  checkInstallments,
  checkInvoiceEntry,
  checkMatters,
  checkPlan,
  checkReceipt,
  checkRequirements,
  checkServiceCode,
  checkServiceFile,
  checkServiceOrder,
  cleanFileName,
  describeFileRule,
  describeOwnDevice,
  findFileType,
  formatServiceCode,
  formatServiceOrderCode,
  MAX_SERVICE_FILE_BYTES,
  moveContract,
  parseServiceCode,
  parseYuan,
  SERVICE_FILE_TYPES,
  SERVICE_KINDS,
  startsAs,
  trimServiceOrder,
  UPLOADED_FILE_TYPES,
  USUAL_REQUIREMENTS,
} from './index'
import { LIST_LIMITS } from './lists'
import { aRequirement, aServiceOrder } from './service-order.fixture'

const fieldsOf = (problems: readonly { field: string }[]) => problems.map(({ field }) => field)
const messagesOf = (problems: readonly { message: string }[]) => problems.map(({ message }) => message)

describe('files', () => {
  it('BOS-02 each type is known by its ending and its first bytes', () => {
    for (const type of UPLOADED_FILE_TYPES) {
      const { head } = SERVICE_FILE_TYPES[type]
      expect(findFileType(`一.二.${type.toUpperCase()}`)).toBe(type)
      expect(startsAs(type, [...head, 1, 2])).toBe(true)
      for (const at of head.keys())
        expect(
          startsAs(
            type,
            head.map((byte, i) => (i === at ? 0 : byte)),
          ),
        ).toBe(false)
      expect(startsAs(type, head.slice(0, -1))).toBe(false)
    }
    expect(findFileType('扫描.jpeg')).toBe('jpg')
    for (const name of ['pdf', '合同.txt', 'x.html', 'x.svg', 'x.pdf.exe', 'x.toString', ''])
      expect(findFileType(name)).toBeNull()
  })

  it('BOS-02 a name loses its folders and what is unsafe, and keeps its ending', () => {
    expect(cleanFileName('C:\\资料\\营业执照.pdf')).toBe('营业执照.pdf')
    expect(cleanFileName('../../x"<>\u202e\n.pdf')).toBe('x.pdf')
    expect(cleanFileName(`${'长'.repeat(200)}.docx`)).toBe(`${'长'.repeat(95)}.docx`)
    expect(cleanFileName(`${'长'.repeat(95)}.docx`)).toHaveLength(100)
  })

  it('BOS-02 what is not taken is told in words', () => {
    const rule = { types: ['pdf', 'jpg'], maxBytes: 1024 * 1024 } as const
    const check = (name: string, size: number) => checkServiceFile({ name, size }, rule)
    expect(check('a.pdf', 1024 * 1024)).toBeNull()
    expect(check('a.pdf', 1024 * 1024 + 1)).toBe('文件不能超过 1 MB')
    expect(check('a.pdf', 0)).toBe('文件是空的，请重新选择')
    expect(check('a.png', 5)).toBe('文件格式不正确，请上传PDF、JPG文件')
    expect(describeFileRule(rule)).toBe('PDF、JPG，不超过 1 MB')
  })
})

describe('the contract', () => {
  const move = (
    contract: 'none' | 'to-sign' | 'signed' | 'refused',
    event: Parameters<typeof moveContract>[1],
  ) => moveContract(aServiceOrder({ stage: 'sign', contract }), event)

  it('BOS-04 is offered, taken back, refused and offered again, and signed for good', () => {
    expect(move('none', 'offer')).toEqual({ contract: 'to-sign' })
    expect(move('to-sign', 'withdraw')).toEqual({ contract: 'none' })
    expect(move('to-sign', 'refuse')).toEqual({ contract: 'refused' })
    expect(move('refused', 'offer')).toEqual({ contract: 'to-sign' })
    expect(move('to-sign', 'sign')).toEqual({ contract: 'signed' })
    for (const from of ['none', 'to-sign', 'refused'] as const)
      expect(move(from, 'record')).toEqual({ contract: 'signed' })
    for (const event of ['offer', 'withdraw', 'sign', 'refuse', 'record'] as const)
      expect(move('signed', event)).toMatchObject({ error: 'wrong-state' })
    for (const event of ['withdraw', 'sign', 'refuse'] as const)
      expect(move('none', event)).toMatchObject({ error: 'wrong-state' })
    expect(move('to-sign', 'offer')).toMatchObject({ error: 'wrong-state' })
    expect(moveContract(aServiceOrder({ closedAt: 1, contract: 'to-sign' }), 'sign')).toMatchObject({
      error: 'over',
    })
  })

  it('BOS-04 its text has 50 to 30,000 characters and a title', () => {
    const check = (length: number, title = '合同') =>
      fieldsOf(checkContractText({ title, text: '字'.repeat(length) }))
    expect([check(49), check(50), check(30_000), check(30_001)]).toEqual([['text'], [], [], ['text']])
    expect([check(50, ' '), check(50, '长'.repeat(60)), check(50, '长'.repeat(61))]).toEqual([
      ['title'],
      [],
      ['title'],
    ])
  })
})

describe('what the staff fill in', () => {
  const form = {
    kind: 'permit' as const,
    title: ' 许可证延续 ',
    companyName: '渝州澄江市政工程有限公司',
    creditCode: '91350100m000100y43',
    principalName: '王建国',
    principalMobile: '122 0000 1234',
  }

  it('BOS-01 a new order names kind, firm and principal', () => {
    const typed = trimServiceOrder(form)
    expect(typed).toMatchObject({
      title: '许可证延续',
      creditCode: '91350100M000100Y43',
      principalMobile: '12200001234',
    })
    expect(checkServiceOrder(typed)).toEqual([])
    expect(checkServiceOrder({ ...typed, creditCode: '' })).toEqual([])
    const empty = {
      ...typed,
      kind: 'x' as never,
      title: '',
      companyName: '长'.repeat(61),
      principalName: '',
      creditCode: '1',
      principalMobile: '1',
    }
    expect(fieldsOf(checkServiceOrder(empty))).toEqual(
      'kind title companyName principalName creditCode principalMobile'.split(' '),
    )
  })

  it('BOS-03 amounts are yuan with at most two decimals', () => {
    expect(['20000', '20,000.5', '0.01', '1.10'].map(parseYuan)).toEqual([2_000_000, 2_000_050, 1, 110])
    for (const wrong of ['', '0', '0.00', '-1', '1.001', 'abc', '1e5', '1000000000'])
      expect(parseYuan(wrong)).toBeNull()
  })

  it('BOS-03 a receipt has amount, a day until today, and the bank’s number', () => {
    const receipt = { amount: '1', receivedOn: '2026-11-20', reference: 'ABC123' }
    expect(checkReceipt(receipt, '2026-11-20')).toEqual([])
    expect(
      fieldsOf(checkReceipt({ amount: '', receivedOn: '2026-11-21', reference: 'AB 12' }, '2026-11-20')),
    ).toEqual(['amount', 'receivedOn', 'reference'])
  })

  it('BOS-10 an invoice has title, tax number, number, amount and a day until today', () => {
    const invoice = {
      kind: 'ordinary',
      title: '公司',
      taxNumber: '91350100M000100Y43',
      number: '12345678',
      amount: '1',
      issuedOn: '2026-11-20',
    } as const
    expect(checkInvoiceEntry(invoice, '2026-11-20')).toEqual([])
    const wrong = { ...invoice, title: '', taxNumber: '1', number: 'x', amount: '0', issuedOn: '' }
    expect(fieldsOf(checkInvoiceEntry(wrong, '2026-11-20'))).toEqual(
      'title taxNumber number amount issuedOn'.split(' '),
    )
  })

  it('BOS-03 BOS-09 rows of lists are named by their number', () => {
    const payment = { id: 'a', name: '首付款', amount: 1, dueOn: '2026-11-20' }
    expect(checkInstallments([payment])).toEqual([])
    expect(
      messagesOf(
        checkInstallments([payment, { ...payment, amount: 0 }, { ...payment, dueOn: '2026-02-30' }]),
      ),
    ).toEqual(['第 2 行：金额应大于 0', '第 3 行：付款期限应为日期'])
    expect(checkInstallments(Array(LIST_LIMITS.rows).fill(payment))).toEqual([])
    expect(messagesOf(checkInstallments(Array(LIST_LIMITS.rows + 1).fill(payment)))).toEqual(['最多 30 行'])
    const step = { name: '申报', plannedOn: '2026-11-20', doneOn: '', note: '' }
    expect(checkPlan([step])).toEqual([])
    expect(messagesOf(checkPlan([{ ...step, plannedOn: '' }]))).toEqual(['第 1 行：请填写计划日期'])
    const person = {
      name: '陈立国',
      certificate: '一建',
      region: '重庆',
      years: 0,
      state: 'accepted',
      note: '',
    } as const
    expect(checkCandidates([person, { ...person, years: 60 }])).toEqual([])
    expect(
      messagesOf(
        checkCandidates([
          { ...person, years: 61 },
          { ...person, name: ' ' },
        ]),
      ),
    ).toEqual(['第 1 行：从业年限应为 0 至 60', '第 2 行：请填写姓名'])
    const matter = { name: '年报', content: '', dueOn: '', state: 'doing' } as const
    expect(checkMatters([matter])).toEqual([])
    expect(messagesOf(checkMatters([{ ...matter, content: '长'.repeat(201) }]))).toEqual([
      '第 1 行：内容最多 200 字',
    ])
  })

  it('BOS-02 requirements belong to a stage of the kind; the usual ones do', () => {
    for (const kind of SERVICE_KINDS) expect(checkRequirements(kind, USUAL_REQUIREMENTS[kind])).toEqual([])
    const check = (over: object) => messagesOf(checkRequirements('staff', [aRequirement(over)]))
    expect(check({ maxBytes: MAX_SERVICE_FILE_BYTES })).toEqual([])
    expect(check({ maxBytes: MAX_SERVICE_FILE_BYTES + 1 })).toEqual(['第 1 行：文件大小应为 1 至 10 MB'])
    expect(check({ types: [] })).toEqual(['第 1 行：请选择文件格式'])
    expect(check({ stage: 'review' })).toEqual(['第 1 行：这类服务没有这个阶段'])
  })
})

describe('numbers and names', () => {
  it('BOS-08 an order’s number has its day, a service code twelve characters, both without 0, 1, I and O', () => {
    expect(formatServiceOrderCode(NOW, [0, 1, 2, 31, 32, 255])).toBe('FW20261120-234Z2Z')
    const code = formatServiceCode([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(code).toBe('2345-6789-ABCD')
    expect(parseServiceCode(' 2345 6789abcd')).toBe(code)
    expect(checkServiceCode(' 2345 6789abcd')).toEqual([])
    for (const wrong of ['', '2345-6789-ABC', '2345-6789-ABCDE', '0345-6789-ABCD', 'I345-6789-ABCD'])
      expect([parseServiceCode(wrong), checkServiceCode(wrong).length]).toEqual([null, 1])
  })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A) AppleWebKit', 'Pixel 8（安卓）'],
    ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit', '安卓设备'],
    ['Mozilla/5.0 (iPad; CPU OS 17_5)', 'iPad'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows 电脑'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X)', 'Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux 电脑'],
    ['curl/8', '其他设备'],
  ])('BOS-07 %s is %s', (userAgent, device) => {
    expect(describeOwnDevice(userAgent)).toBe(device)
  })
})
