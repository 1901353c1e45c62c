export type { Captcha } from './captcha.ports'
export { sliderHandlers } from './captcha.routes'
export { type SliderCaptcha, sliderCaptcha } from './slider-captcha'
