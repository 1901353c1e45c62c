const ABBREVIATIONS: Readonly<Record<string, string>> = {
  '11': '京', '12': '津', '13': '冀', '14': '晋', '15': '蒙', '21': '辽', '22': '吉', '23': '黑', '31': '沪',
  '32': '苏', '33': '浙', '34': '皖', '35': '闽', '36': '赣', '37': '鲁', '41': '豫', '42': '鄂', '43': '湘',
  '44': '粤', '45': '桂', '46': '琼', '50': '渝', '51': '川', '52': '黔', '53': '滇', '54': '藏', '61': '陕',
  '62': '甘', '63': '青', '64': '宁', '65': '新',
} // biome-ignore format: a table

/** The one-character abbreviation of a county's province in document numbers: 渝, 苏. */
export function abbreviationOf(county: string): string {
  return ABBREVIATIONS[county.slice(0, 2)] ?? '国'
}
