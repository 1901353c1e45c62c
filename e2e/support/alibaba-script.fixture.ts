import type { Page } from '@playwright/test'

/*
 * A fake of Alibaba's script, with the interface of its documentation. Its window has a button instead of a
 * slider.
 */

const SCRIPT = `
window.initAliyunCaptcha = (options) => {
  const { SceneId, element, button, success, getInstance, onClose, onError, rem, slideStyle } = options
  const { region, prefix } = window.AliyunCaptchaConfig
  const style = document.createElement('style')
  style.textContent = '#aliyunCaptcha-window-popup{position:fixed;inset:0;margin:auto;height:fit-content;box-sizing:border-box;padding:16px 20px;border-radius:8px;background:#fff;color:#222;font-size:14px}#aliyunCaptcha-mask{position:fixed;inset:0;background:rgba(0,0,0,.5)}#aliyunCaptcha-window-popup img{display:block;width:100%;height:160px;margin:12px 0}'
  document.head.append(style)
  const show = () => {
    document.querySelector(element).innerHTML = '<div id="aliyunCaptcha-mask"></div><div id="aliyunCaptcha-window-popup" role="dialog" aria-label="人机验证"><b>请完成安全验证</b> <button type="button" id="close">关闭验证</button><img alt="拼图" src="https://static-captcha.aliyuncs.com/qst/back.png"><button type="button" id="slide">按住滑块拖动</button></div>'
    const box = document.getElementById('aliyunCaptcha-window-popup')
    box.style.width = (slideStyle.width + 40) + 'px'
    box.style.zoom = rem
    const hide = () => { document.querySelector(element).innerHTML = ''; onClose() }
    document.getElementById('close').onclick = hide
    document.getElementById('slide').onclick = () => {
      success(JSON.stringify({ who: 'person', at: Math.random(), sceneId: SceneId, '+/=': prefix }).replace('{', 'person-{'))
      hide()
    }
  }
  fetch('https://' + prefix + '.captcha-open.aliyuncs.com/', { method: 'POST', body: SceneId + region })
    .then(() => { document.querySelector(button).onclick = show; getInstance({ show }) }, onError)
}`

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect width="320" height="160" fill="#7aa7d8"/><circle cx="220" cy="80" r="24" fill="#456"/></svg>`

/** Serves Alibaba's hosts to a page, and returns the list of requested addresses. */
export async function serveAlibaba(page: Page): Promise<string[]> {
  const asked: string[] = []
  const note = (url: string) => asked.push(new URL(url).host)
  await page.route('https://o.alicdn.com/**', (route) => {
    note(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  await page.route('https://static-captcha.aliyuncs.com/**', (route) => {
    note(route.request().url())
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  })
  await page.route('https://*.captcha-open.aliyuncs.com/**', (route) => {
    note(route.request().url())
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
  })
  return asked
}
