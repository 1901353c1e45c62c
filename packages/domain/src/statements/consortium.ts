/** The last characters of the names of firms and institutions. */
const ORGANISATION =
  /(?:公司|集团|厂|院|所|局|处|队|社|中心|站|部|大学|学院|学校|医院|银行|委员会|协会|事务所|合作社|经营部)(?:[（(][^（()）]*[)）])?$/
const SEPARATORS = /[、,，;；/／]|\s{2,}|\s*[+＋&]\s*/
const REMARKS = /^(?:联合体)?(?:牵头人|牵头单位|主办方|主体|成员|成员单位|联合体|联合)?\s*[：:]\s*/
const NOTES =
  /[（(](?:联合体)?(?:牵头人|牵头方|牵头单位|主办方|主办人|成员|成员单位|成员方|联合体|联合体成员|联合体牵头人)[)）]/g

const cleaned = (part: string) =>
  part
    .replace(NOTES, '')
    .trim()
    .replace(REMARKS, '')
    .replace(/(?:组成的?)?联合体$/, '')
    .trim()

/**
 * The members of a consortium that a notice names in one text, the lead first; the text itself if it is one name
 * (DAT-08). Only parts that are names of organisations divide a text.
 */
export function splitConsortium(text: string): readonly string[] {
  const parts = text
    .split(SEPARATORS)
    .map(cleaned)
    .filter((part) => part !== '')
  if (parts.length < 2 || !parts.every((part) => ORGANISATION.test(part))) return [cleaned(text)]
  return [...new Set(parts)]
}
