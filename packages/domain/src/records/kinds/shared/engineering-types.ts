/** Survey, design, supervision: tenders without construction. */
export const SERVICES = { value: 'service', label: '勘察设计监理' } as const

/** The engineering types by which tenders, bid results and owners are filtered. */
export const ENGINEERING_TYPES = [
  { value: 'building', label: '房屋建筑' },
  { value: 'municipal', label: '市政' },
  { value: 'highway', label: '公路' },
  { value: 'water', label: '水利' },
  { value: 'landscape', label: '园林绿化' },
  { value: 'power', label: '电力' },
  { value: 'fitout', label: '装饰装修' },
  SERVICES,
  { value: 'goods', label: '材料设备' },
  { value: 'other', label: '其他' },
] as const

/** 市政 for municipal; an unknown value is returned unchanged. */
export function engineeringTypeLabel(type: string): string {
  return ENGINEERING_TYPES.find(({ value }) => value === type)?.label ?? type
}
