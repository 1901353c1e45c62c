export { sliderHandlers } from './captcha.routes'
export { type CaptchaStore, captchaStore } from './captcha.store'
