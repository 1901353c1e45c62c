import type { Section } from '../../catalogue/kind'

/**
 * The sections of the page of an owner or an agency; its base comes last, after them.
 * @param by the reference filter of tenders and results by its id
 * @param partner the table of its partners
 */
export function organisationSections<const Partner extends string>(
  by: 'owner' | 'agency',
  partner: { readonly key: Partner; readonly label: string },
) {
  return [
    {
      key: 'tender',
      label: '招标公告',
      type: 'related',
      kind: 'tender',
      filter: by,
      columns: ['engineeringName', 'noticeType', 'buggetAmount', 'publicityTime'],
    },
    {
      key: 'winning',
      label: '中标结果',
      type: 'related',
      kind: 'winning',
      filter: by,
      columns: ['projectName', 'companyName', 'winningAmount', 'awardedOn'],
    },
    { key: 'winner', label: '常中标单位', type: 'table', column: 'winners', width: 'two-thirds' },
    { key: 'partner', label: partner.label, type: 'table', column: partner.key, width: 'third' },
    { key: 'type', label: '工程类型分布', type: 'table', column: 'types', width: 'half' },
    { key: 'phone', label: '历次公告联系方式', type: 'table', column: 'directory', width: 'half' },
  ] as const satisfies readonly Section[]
}

/** The base section of an owner or an agency. */
export function organisationBase<const Base extends string>(columns: readonly Base[]) {
  return { key: 'base', label: '基本信息', type: 'fields', columns } as const
}
