import { CONTACT_WORKING_DAYS } from '@zhushutong/domain/legal'
import { Article } from './article'

interface Props {
  /** The configured operator: name, registration number and address; empty if not configured. */
  operator?: ReadonlyArray<{ readonly label: string; readonly text: string }>
  /** Registration notices, such as an ICP number. */
  notices?: ReadonlyArray<{ readonly label: string; readonly href: string }>
}

function Operator({ operator = [], notices = [] }: Props) {
  if (operator.length + notices.length === 0) return null
  return (
    <>
      <h2>运营主体</h2>
      <dl className="fields">
        {operator.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {notices.length > 0 && (
          <div>
            <dt>备案</dt>
            <dd className="flex flex-wrap gap-x-4">
              {notices.map(({ label, href }) => (
                <a key={label} href={href} rel="noopener" target="_blank">
                  {label}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

export function AboutView(props: Props) {
  return (
    <Article title="关于我们">
      <p>
        筑数通是面向建筑行业的数据与服务平台。施工企业、从业人员和投标人在这里查企业、查人员、查招标，
        找到能投的项目，避开不可靠的合作方。
      </p>
      <h2>收录哪些数据</h2>
      <ul>
        <li>
          主体：<a href="/qiye/">企业</a>与资质、<a href="/renyuan/">人员</a>与注册、
          <a href="/owner/">业主</a>、<a href="/proxy/">代理机构</a>。
        </li>
        <li>
          项目：<a href="/nijian/">拟建</a>、土地与规划许可、<a href="/zhaobiao/">招标</a>、
          <a href="/zhongbiao/">中标</a>、四库与水利公路业绩。
        </li>
        <li>
          信用：<a href="/xinyong/">许可、奖励、处罚与失信</a>，以及动态核查、资质与安许到期。
        </li>
        <li>
          内容：<a href="/policy2/all/">法规政策</a>、<a href="/qualification/">资质标准</a>、
          <a href="/new/all.html">行业资讯</a>与问答。
        </li>
      </ul>
      <h2>我们怎样对待数据</h2>
      <ul>
        <li>每条记录都写明来源平台、采集时间和核验时间，可以点回原文核对。</li>
        <li>没有核验过的，直说未核验；没有的信息显示为“--”，不猜、不补。</li>
        <li>推算得出的内容标明“推断”与依据；比率附分子、分母，样本少的注明样本少。</li>
        <li>联系方式等信息按会员权益展示，个人证件号码任何时候都不展示。</li>
        <li>发现有误，在详情页点“数据纠错”，核实结果会答复给您；被收录的企业与个人也可以由此提出更正。</li>
      </ul>
      <h2>怎样使用</h2>
      <p>
        查询与筛选对所有人开放，完整的联系方式、证书与报价由<a href="/vip.html">会员</a>查看；程序可以通过
        <a href="/propaganda.html">API 与 SDK</a> 取得同样的数据。第一次使用请看
        <a href="/help.html">帮助中心</a>
        ，规则见<a href="/userAgreement.html">用户协议</a>、<a href="/privacy.html">隐私协议</a>与
        <a href="/disclaimer.html">免责声明</a>。
      </p>
      <Operator {...props} />
      <h2>联系我们</h2>
      <p>
        服务热线 <a href="tel:400-023-6003">400-023-6003</a>，来信在 {CONTACT_WORKING_DAYS} 个工作日内答复。
      </p>
    </Article>
  )
}
