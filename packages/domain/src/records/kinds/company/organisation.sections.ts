import type { Section } from '../../catalogue/kind'

/**
 * The sections of the page of an owner or an agency.
 * @param by the reference filter of tenders and results by its id
 * @param base the columns of the base section
 * @param partner the table of its partners
 */
export function organisationSections<const Base extends string, const Partner extends string>(
  by: 'owner' | 'agency',
  base: readonly Base[],
  partner: { readonly key: Partner; readonly label: string },
) {
  return [
    { key: 'base', label: '基本信息', type: 'fields', columns: base },
    { key: 'phone', label: '历次公告联系方式', type: 'table', column: 'directory' },
    { key: 'type', label: '工程类型分布', type: 'table', column: 'types' },
    { key: 'winner', label: '常中标单位', type: 'table', column: 'winners' },
    { key: 'partner', label: partner.label, type: 'table', column: partner.key },
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
  ] as const satisfies readonly Section[]
}
