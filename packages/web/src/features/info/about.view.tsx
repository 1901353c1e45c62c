import { CONTACT_WORKING_DAYS } from '@zhushutong/domain/legal'
import { Article } from './article'

export function AboutView() {
  return (
    <Article title="关于我们">
      <p>
        筑数通是面向建筑行业的数据与服务平台。施工企业、从业人员和投标人在这里查企业、查人员、查招标，
        找到能投的项目，避开不可靠的合作方。
      </p>
      <h2>我们怎样对待数据</h2>
      <ul>
        <li>每条记录都写明来源平台、采集时间和核验时间，可以点回原文核对。</li>
        <li>没有核验过的，直说未核验；没有的信息显示为“--”，不猜、不补。</li>
        <li>联系方式等信息按会员权益展示，个人证件号码任何时候都不展示。</li>
      </ul>
      <h2>联系我们</h2>
      <p>
        服务热线 <a href="tel:400-023-6003">400-023-6003</a>，来信在 {CONTACT_WORKING_DAYS} 个工作日内答复。
      </p>
    </Article>
  )
}
