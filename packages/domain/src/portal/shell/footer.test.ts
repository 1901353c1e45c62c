import { describe, expect, it } from 'vitest'
import { buildFooterHref, FOOTER_GROUPS, listFooterQrs, parseRegistrationNotices } from './'

describe('the footer', () => {
  it('SHL-06 has its groups, each entry with its page', () => {
    const lines = FOOTER_GROUPS.map(({ title, entries }) => [
      title,
      entries.map((entry) => `${entry.label} ${buildFooterHref(entry)}`).join(', '),
    ])
    expect(lines).toEqual([
      [
        '查询服务',
        '查企业 /qiye/, 查人员 /renyuan/, 四库项目 /siku/, 省厅项目 /shengting/, 水利业绩 /shuili/, ' +
          '公路业绩 /gonglu/, 查信用 /xinyong/, 拟建项目 /nijian/, 查业主 /owner/, 查代理机构 /proxy/',
      ],
      ['企业服务', '人力资源 /rclp.html, 供应链金融 /jrfw.html, 研究院 /yjyhome.html'],
      ['招标信息', '招标公告 /zhaobiao/, 中标公告 /zhongbiao/'],
      [
        '关于我们',
        '新闻资讯 /new/all.html, 注册福利 /registrationBenefits.html, 帮助中心 /help.html, ' +
          '关于我们 /about.html, 免责声明 /disclaimer.html',
      ],
    ])
  })

  it('PRF-03 the code of the mini program only where there is one', () => {
    const keys = (hasMiniProgram: boolean) => listFooterQrs(hasMiniProgram).map(({ key }) => key)
    expect(keys(true)).toEqual(['service', 'app', 'account', 'miniprogram'])
    expect(keys(false)).toEqual(['service', 'app', 'account'])
  })
})

describe('registration notices', () => {
  it('SHL-06 are texts with links, separated by semicolons', () => {
    const text = ' 渝ICP备00000000号 | https://beian.example/ ;公网安备 1|https://b.example/q?a=1;'
    expect(parseRegistrationNotices(text)).toEqual([
      { label: '渝ICP备00000000号', href: 'https://beian.example/' },
      { label: '公网安备 1', href: 'https://b.example/q?a=1' },
    ])
  })

  it('SHL-06 a broken one does not affect the others, and a third part is ignored', () => {
    expect(parseRegistrationNotices('坏|x;好|https://a.example|多;')).toEqual([
      { label: '好', href: 'https://a.example' },
    ])
  })
})
