import { join } from 'node:path'
import { listDivisions, officesOf, shortDivisionName } from '@zhushutong/domain/divisions'
import type { Draft } from './article'
import { paragraph } from './compose'
import { PAGES_FOLDER } from './pages-folder'
import { listStandardDrafts } from './standard-drafts'

const COUNTRY = '000000'

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

/**
 * The article on the authorities of a province. Other differences between provinces are in the provinces' own
 * documents.
 */
const localOf = ({ code, name }: { readonly code: string; readonly name: string }): Draft => {
  const short = shortDivisionName(name)
  const { housing, labour, platform } = officesOf(code)
  return {
    type: 'policy3',
    title: `${short}建设工程事项去哪里办`,
    remark: `${housing}、${labour}与${platform}各管什么。`,
    category: 'business',
    labels: [short, '地方办事'],
    method: 'digest',
    source: '筑数通政策研究组',
    region: code,
    body: [
      '<table><thead><tr><th>事项</th><th>去哪里</th></tr></thead><tbody>',
      row(['招标公告、中标候选人公示、中标结果', platform]),
      row(['企业资质、施工许可、安全生产许可、人员考核', housing]),
      row(['工资保证金、农民工工资投诉', labour]),
      '</tbody></table>',
      paragraph(
        `<a href="/zhaobiao/?region=${code}">${short}的招标</a>、<a href="/zhongbiao/?region=${code}">${short}的中标</a>与<a href="/qiye/?region=${code}">${short}的企业</a>按收录的记录列出，条条有来源。`,
      ),
    ].join(''),
  }
}

/**
 * Every demo article except the portal's own news, in the order of their dates. In a folder of `pages` the order is
 * the names'.
 * @param readPages the drafts of a folder of Markdown files
 */
export async function listDrafts(readPages: (folder: string) => Promise<Draft[]>): Promise<Draft[]> {
  const pages = (name: string) => readPages(join(PAGES_FOLDER, name))
  return [
    ...(await pages('articles')),
    ...(await pages('laws')),
    ...(await pages('readings')),
    ...(await pages('digests')),
    ...listDivisions(COUNTRY).slice(0, 31).map(localOf),
    ...(await pages('standards')),
    ...(await pages('questions')),
    ...listStandardDrafts(),
  ]
}
