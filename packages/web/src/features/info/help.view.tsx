import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { CANCELLATION_DAYS } from '@zhushutong/domain/legal'
import { ORDER_LIFETIME_MS } from '@zhushutong/domain/purchase'
import { Article } from './article'

export function HelpView() {
  return (
    <Article title="帮助中心">
      <h2>怎样查得更准</h2>
      <ul>
        <li>企业可以输名称里的任意几个字，也可以直接粘贴 18 位统一社会信用代码。</li>
        <li>查人员请输入完整姓名，再用地区和注册类别缩小范围。</li>
        <li>条件都在网址里：筛好之后收藏或发给同事，打开就是同一份结果。</li>
        <li>在任何页面按 / 键，光标就到搜索框。</li>
      </ul>
      <h2>为什么有些内容带星号</h2>
      <p>登录后可以搜索；联系方式、证书编号、报价等内容开通建筑管家 SVIP 后完整显示。</p>
      <h2>支付与发票</h2>
      <ul>
        <li>
          支持微信、支付宝扫码和公司转账。二维码 {ORDER_LIFETIME_MS / MINUTE_MS} 分钟内有效，过期可点击刷新。
        </li>
        <li>
          付款后即时开通；公司转账由客服确认到账后开通。付款后一年内可在“个人中心 -
          我的订单”申请普通或专用发票，开具后在“我的发票”下载。
        </li>
        <li>付款时页面关掉了也没关系，到账后会员照常开通，可在“个人中心 - 我的订单”查看。</li>
      </ul>
      <h2>账号与注销</h2>
      <p>
        账号仅限本人使用。申请注销在 {CANCELLATION_DAYS}{' '}
        日内答复。频繁连续查询会被系统自动限制。还有问题请致电 <a href="tel:400-023-6003">400-023-6003</a>。
      </p>
    </Article>
  )
}
